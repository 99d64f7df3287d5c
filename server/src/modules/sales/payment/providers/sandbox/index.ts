import type { App } from '../../../../../platform/module.ts';
import { stringFields } from '../../form-fields.ts';
import type { PaymentProviderDefinition } from '../../port.ts';
import { sandboxProvider } from './adapter.ts';
import { deleteTrades } from './fake/repository.ts';
import { sandboxPages } from './fake/routes.ts';
import { type Fields, sandboxKey } from './protocol.ts';

/** Calls the sandbox provider in HTTP format, but within this process. */
async function callSandbox(app: App, path: string, fields: Fields): Promise<Fields | null> {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox-pay/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode === 200 ? stringFields(answer.json()) : null;
}

export const sandbox: PaymentProviderDefinition = {
  name: 'sandbox',
  title: '沙盒',
  pretended: true,
  variables: {},
  configure: () => ({
    money: 'pretended',
    testSettings: [
      'PAYMENT_PROVIDER is sandbox, which takes no money: set it to the provider of your account.',
    ],
    formOrigins: [],
    connect: (app, store) =>
      sandboxProvider({
        key: sandboxKey(store),
        call: (path, fields) => callSandbox(app, path, fields),
      }),
    pages: sandboxPages,
  }),
  deleteOldRows: deleteTrades,
};
