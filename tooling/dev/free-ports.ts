import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** @throws Error with one sentence if one of the ports is in use or invalid */
export async function requireFree(ports: number[]) {
  for (const port of ports) {
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(
        'PORT must be a whole number from 1 to 65534: correct it in the environment.',
      );
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use by another program: stop that one, or set another PORT (the scripts take the one after it).`,
      );
  }
}
