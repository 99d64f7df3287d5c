import type { App } from '../module.ts';

/**
 * Ends requests whose client has already left: without an address they can't be counted, and nobody reads an answer.
 * Reading the address once makes Node keep it when the client leaves later.
 */
export function dropDepartedClients(app: App): void {
  app.addHook('onRequest', (request, reply, next) => {
    // The type says string, but a socket that was closed before its address was read has none.
    if ((request.ip as string | undefined) !== undefined) return next();
    reply.hijack();
    request.raw.socket.destroy();
  });
}
