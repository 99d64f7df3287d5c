import type { ServerModule } from '../../platform/module.ts';
import { deliverMail } from './deliver-mail.ts';
import { openMailTransport } from './transport.ts';

const EVERY_MS = 5000;

/** Sends the outbox: periodically, and after every request that may have added to it. */
export const mailHook: ServerModule = (app, { db, config, clock, every }) => {
  const transport = openMailTransport(config);
  const deliver = every('deliver mail', EVERY_MS, () => deliverMail(db, transport, clock));
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') deliver();
  });
  app.addHook('onClose', async () => transport.close());
};
