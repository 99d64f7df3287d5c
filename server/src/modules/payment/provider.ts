import type { App, Deps } from '../../platform/module.ts';
import type { PaymentProvider } from './port.ts';
import { ecpayProvider } from './providers/ecpay/adapter.ts';
import { sandboxProvider } from './providers/sandbox/adapter.ts';
import type { Fields } from './providers/sandbox/protocol.ts';
import { sandboxKey } from './providers/sandbox/shared-key.ts';
import { stringFields } from './string-fields.ts';

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

/** The configured payment provider. */
export function paymentProvider(
  app: App,
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
): PaymentProvider {
  const { ecpay, publicUrl } = config;
  if (config.paymentProvider === 'ecpay') return ecpayProvider({ ecpay, publicUrl, clock });
  return sandboxProvider({
    key: sandboxKey(db, clock),
    ask: (fields) => askSandbox(app, fields),
  });
}
