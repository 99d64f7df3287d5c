import { Refusal } from '../errors/refusal.ts';
import type { App } from '../module.ts';

/**
 * Closes the connections of requests in flight when the server stops: a keep-alive connection would delay shutdown until
 * its timeout, more than a minute. A request that arrives meanwhile is rejected; another instance can answer it.
 */
export function registerClosing(app: App): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refusal(503, 'UNAVAILABLE', '系統忙碌中，請稍後再試一次。');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
