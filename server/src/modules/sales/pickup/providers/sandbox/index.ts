import { sandboxKey } from '../../../payment/providers/sandbox/shared-key.ts';
import type { LogisticsProviderDefinition } from '../../port.ts';
import { sandboxLogistics } from './adapter.ts';
import { sandboxMap } from './fake/routes.ts';

export const sandbox: LogisticsProviderDefinition = {
  name: 'sandbox',
  pretended: true,
  variables: {},
  configure: () => ({
    testSettings: [
      'LOGISTICS_PROVIDER is sandbox, whose stores do not exist: set it to off, or to the provider of your account.',
    ],
    formOrigins: [],
    connect: (store) => sandboxLogistics(sandboxKey(store)),
    pages: sandboxMap,
  }),
};
