import type { Socket } from 'node:net';
import { Rejection } from '../errors/rejection.ts';
import type { App } from '../module.ts';

/**
 * Closes the connections of requests in flight when the server stops: a keep-alive connection would delay shutdown until
 * its timeout, more than a minute. So would one over which nothing has come yet: browsers open some in advance, and Node
 * does not count them as idle. A request that arrives meanwhile is rejected; another instance can answer it.
 */
export function registerClosing(app: App): void {
  let isClosing = false;
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Requests that have already arrived are read first.
    setImmediate(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    });
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Rejection(503, 'UNAVAILABLE', '系統忙碌中，請稍後再試一次。');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
