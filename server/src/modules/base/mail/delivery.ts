import type { ServerModule } from '../../../platform/module.ts';
import { deliverMail } from './deliver-mail.ts';
import { failureLog } from './failure-log.ts';
import { MAILS_AT_ONCE, openMailTransport } from './transport.ts';

const EVERY_MS = 5000;

/**
 * Sends the outbox: periodically, and after every request that may have added to it. Each claimed mail starts one more
 * lane, so that a slow mail server delays at most MAILS_AT_ONCE mails. A stopping server finishes the mails being sent
 * and begins no other, which would fail.
 */
export const mailHook: ServerModule = (app, deps) => {
  const { config, every } = deps;
  const transport = openMailTransport(config);
  const failed = failureLog(app.log);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const lanes = Array.from({ length: MAILS_AT_ONCE }, (_, lane) =>
    every('deliver mail', EVERY_MS, () =>
      deliverMail(deps, transport, {
        claimed: () => lanes[lane + 1]?.(),
        failed,
        isStopping: () => isStopping,
      }),
    ),
  );
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') lanes[0]?.();
  });
  app.addHook('onClose', async () => transport.close());
};
