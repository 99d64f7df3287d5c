import { createServer } from 'node:net';
import type { Compiler } from 'webpack';

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

/** Prints the result and duration of each compilation. Errors are printed by the server's middleware. */
export function announce(compiler: Compiler) {
  compiler.hooks.done.tap('announce', (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    const outcome = stats.hasErrors() ? '有錯誤 has errors' : '已編譯 compiled';
    console.log(`  ${compiler.name} ${outcome}, ${seconds} s`);
  });
}

/** Calls `stop` on Ctrl-C or SIGTERM, and then ends the process. */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
