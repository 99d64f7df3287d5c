import type { LogisticsProviderDefinition } from '../../port.ts';
import { ecpayLogistics } from './adapter.ts';
import { ecpayLogisticsConfig, ecpayLogisticsVariables, testSettingsOf } from './config.ts';

export const ecpay: LogisticsProviderDefinition = {
  name: 'ecpay',
  pretended: false,
  variables: ecpayLogisticsVariables,
  configure: (environment) => {
    const config = ecpayLogisticsConfig(environment);
    return {
      testSettings: testSettingsOf(config),
      formOrigins: [config.baseUrl],
      connect: () => ecpayLogistics(config),
    };
  },
};
