import type { LogisticsProviderDefinition } from '../../port.ts';
import { ecpayLogistics } from './adapter.ts';
import { ecpayLogisticsConfig, ecpayLogisticsVariables } from './config.ts';

export const ecpay: LogisticsProviderDefinition = {
  name: 'ecpay',
  pretended: false,
  variables: ecpayLogisticsVariables,
  configure: (environment) => {
    const config = ecpayLogisticsConfig(environment);
    return { formOrigins: [config.baseUrl], connect: () => ecpayLogistics(config) };
  },
};
