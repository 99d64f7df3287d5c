import type { App } from '../module.ts';

/**
 * Closes the connections of requests in flight when the server stops. A keep-alive connection would delay shutdown
 * until its timeout, more than a minute.
 */
export function registerClosing(app: App): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
