import type { App } from '../module.ts';

/**
 * Answers under way while the server stops end their connection. Kept open, as browsers ask for, it would be waited
 * for until its time is over, longer than a minute.
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
