import type { App, Deps } from '../modules/module.ts';
import { StartupError } from '../startup/startup-error.ts';
import type { PaymentProvider } from './port.ts';
import { sandboxProvider } from './sandbox/adapter.ts';
import { type Fields, stringFields } from './sandbox/protocol.ts';
import { sandboxKey } from './sandbox/shared-key.ts';

/** Asks the sandbox provider over HTTP, without leaving the process. */
async function askSandbox(app: App, fields: Fields): Promise<Fields | null> {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox-pay/query',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode === 200 ? stringFields(answer.json()) : null;
}

/** The configured payment provider. @throws StartupError for one this version does not have. */
export function paymentProvider(
  app: App,
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
): PaymentProvider {
  if (config.paymentProvider !== 'sandbox') {
    throw new StartupError(
      `PAYMENT_PROVIDER is ${config.paymentProvider}, which this version can't use yet: choose PAYMENT_PROVIDER=sandbox.`,
    );
  }
  return sandboxProvider({
    key: sandboxKey(db, clock),
    ask: (fields) => askSandbox(app, fields),
  });
}
