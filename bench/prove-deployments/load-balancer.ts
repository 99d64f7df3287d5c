import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Longer in milliseconds than any client keeps a connection idle. */
const IDLE_MS = 600_000;

/** Sends each request to the next instance, so that hardly any page gets all of its files from one. */
export async function startLoadBalancer(port: number, targets: () => readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(incoming: IncomingMessage, answer: ServerResponse) {
    const urls = targets();
    const { hostname, port: next } = new URL(urls[turn++ % urls.length] ?? '');
    const { method, url: path, headers } = incoming;
    const forwarded = request({ agent, hostname, port: next, method, path, headers }, (reply) => {
      // These headers belong to the connection to the instance.
      const { connection: _, 'keep-alive': _timeout, ...passed } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, passed);
      reply.pipe(answer);
    });
    forwarded.once('error', () => answer.headersSent || answer.writeHead(502).end());
    answer.once('close', () => answer.writableFinished || forwarded.destroy());
    incoming.pipe(forwarded);
  }

  const server = createServer({ keepAliveTimeout: IDLE_MS }, pass);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
