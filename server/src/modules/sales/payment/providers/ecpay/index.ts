import { randomBase32 } from '../../../../../platform/random.ts';
import type { PaymentProviderDefinition } from '../../port.ts';
import { ecpayProvider } from './adapter.ts';
import { ecpayConfig, ecpayVariables, isProduction, testSettingsOf } from './config.ts';
import { queryTrade } from './query.ts';

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
      checkKeys: async (clock) => {
        // ECPay also signs its answer about an unknown trade, which proves the keys.
        await queryTrade(`PT${randomBase32(18)}`, { ...config, clock });
      },
      connect: (_app, { clock }) => ecpayProvider({ ecpay: config, publicUrl, clock }),
    };
  },
};
