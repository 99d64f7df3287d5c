import type { PaymentProviderDefinition } from '../../port.ts';
import { linePayProvider } from './adapter.ts';
import { checkRequest, TIMEOUTS } from './client.ts';
import { isProduction, linePayConfig, linePayVariables, NOT_PRODUCTION } from './config.ts';

/** Return codes for an unknown merchant, and for a wrong signature (docs/taiwan). */
const WRONG_KEYS = ['1104', '1106'];
/** A transaction id of the right length that LINE Pay never assigns. */
const NO_TRANSACTION = '1000000000000000001';

export const linepay: PaymentProviderDefinition = {
  name: 'linepay',
  pretended: false,
  variables: linePayVariables,
  configure: (environment, { publicUrl }) => {
    const config = linePayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      testSettings: isProduction(config) ? [] : [NOT_PRODUCTION],
      // The browser is sent there by GET, so the policy's form-action does not apply.
      formOrigins: [],
      checkKeys: async () => {
        const { returnCode } = await checkRequest(
          { ...config, timeouts: TIMEOUTS },
          NO_TRANSACTION,
        );
        if (WRONG_KEYS.includes(returnCode)) throw new Error(`LINE Pay answered ${returnCode}`);
      },
      connect: () => linePayProvider({ ...config, timeouts: TIMEOUTS }),
    };
  },
};
