import type { PaymentProviderDefinition } from '../../port.ts';
import { ecpayProvider } from './adapter.ts';
import { ecpayConfig, ecpayVariables, isProduction } from './config.ts';

export const ecpay: PaymentProviderDefinition = {
  name: 'ecpay',
  variables: ecpayVariables,
  configure: (environment, { publicUrl }) => {
    const config = ecpayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      formOrigins: [config.baseUrl],
      connect: (_app, { clock }) => ecpayProvider({ ecpay: config, publicUrl, clock }),
    };
  },
};
