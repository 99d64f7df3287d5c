import type { Socket } from 'node:net';
import { Rejection } from '../errors/rejection.ts';
import type { App } from '../module.ts';

/**
 * Closes connections when the server stops: a keep-alive connection would delay it for more than a minute, until its
 * timeout. So would a connection without any request yet, which browsers open in advance and Node does not count as
 * idle. A request that arrives meanwhile is rejected; another instance can answer it.
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
    // Runs after requests that have already arrived are read.
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
