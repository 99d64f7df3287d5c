import type { PaymentProviderDefinition } from '../../port.ts';
import { linePayProvider } from './adapter.ts';
import { TIMEOUTS } from './client.ts';
import { isProduction, linePayConfig, linePayVariables } from './config.ts';

export const linepay: PaymentProviderDefinition = {
  name: 'linepay',
  variables: linePayVariables,
  configure: (environment, { publicUrl }) => {
    const config = linePayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      // The browser is sent by GET: form-action does not apply.
      formOrigins: [],
      connect: () => linePayProvider({ ...config, timeouts: TIMEOUTS }),
    };
  },
};
