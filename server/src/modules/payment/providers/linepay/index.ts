import type { PaymentProviderDefinition } from '../../port.ts';
import { linePayProvider } from './adapter.ts';
import { TIMEOUTS } from './client.ts';
import { isProduction, linePayConfig, linePayVariables, NOT_PRODUCTION } from './config.ts';

export const linepay: PaymentProviderDefinition = {
  name: 'linepay',
  pretended: false,
  variables: linePayVariables,
  configure: (environment, { publicUrl }) => {
    const config = linePayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      testSettings: isProduction(config) ? [] : [NOT_PRODUCTION],
      // The browser is sent by GET: form-action does not apply.
      formOrigins: [],
      connect: () => linePayProvider({ ...config, timeouts: TIMEOUTS }),
    };
  },
};
