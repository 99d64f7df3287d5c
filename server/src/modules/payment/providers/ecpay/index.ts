import type { PaymentProviderDefinition } from '../../port.ts';
import { ecpayProvider } from './adapter.ts';
import { ecpayConfig, ecpayVariables, isProduction, testSettingsOf } from './config.ts';

export const ecpay: PaymentProviderDefinition = {
  name: 'ecpay',
  pretended: false,
  variables: ecpayVariables,
  configure: (environment, { publicUrl }) => {
    const config = ecpayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      testSettings: testSettingsOf(config),
      formOrigins: [config.baseUrl],
      connect: (_app, { clock }) => ecpayProvider({ ecpay: config, publicUrl, clock }),
    };
  },
};
