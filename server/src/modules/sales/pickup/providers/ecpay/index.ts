import type { Clock } from '../../../../../platform/clock.ts';
import { randomBase32 } from '../../../../../platform/random.ts';
import {
  type Fields,
  hasRightCheckMacValue,
  withCheckMacValue,
} from '../../../payment/providers/ecpay/check-mac-value.ts';
import type { LogisticsProvider, LogisticsProviderDefinition, MapRequest } from '../../port.ts';
import { storeOf } from '../../store-of.ts';
import {
  type EcpayLogisticsConfig,
  ecpayLogisticsConfig,
  ecpayLogisticsVariables,
  testSettingsOf,
} from './config.ts';
import type { LogisticsAccount } from './parcels/client.ts';
import { ecpayParcels } from './parcels/index.ts';
import { checkKeys } from './parcels/query.ts';

const fieldsOf = (request: MapRequest, MerchantID: string): Fields => ({
  MerchantID,
  MerchantTradeNo: `PM${randomBase32(18)}`,
  LogisticsType: 'CVS',
  LogisticsSubType: request.sub_type,
  IsCollection: request.collects ? 'Y' : 'N',
  ServerReplyURL: request.reply_url,
  ExtraData: request.state,
  Device: request.mobile ? '1' : '0',
});

const accountOf = (
  { merchantId, baseUrl, hashKey, hashIv }: EcpayLogisticsConfig,
  clock: Clock,
): LogisticsAccount => ({
  merchantId,
  baseUrl,
  keys: { hashKey, hashIv, hash: 'md5' },
  clock,
});

/** ECPay 綠界物流: the store map and parcels (docs/taiwan, ADR 0118, ADR 0220). */
function ecpayLogistics(config: EcpayLogisticsConfig, clock: Clock): LogisticsProvider {
  const account = accountOf(config, clock);
  const { merchantId, baseUrl, keys } = account;
  return {
    name: 'ecpay',
    chains: config.chains,
    parcels: ecpayParcels(account, config.home),
    // ECPay returns at most 20 characters of ExtraData: 100 bits, too many to guess.
    stateLength: 20,
    map: async (request) => ({
      action: `${baseUrl}/Express/map`,
      fields: withCheckMacValue(fieldsOf(request, merchantId), keys),
    }),
    readAnswer: async (fields) => {
      const { MerchantID, ExtraData, CheckMacValue } = fields;
      if (MerchantID !== merchantId || !ExtraData) return null;
      // ECPay's documents promise no check value here, but a wrong one still means tampering.
      if (CheckMacValue !== undefined && !hasRightCheckMacValue(fields, keys)) return null;
      const store = storeOf(fields);
      return store && { state: ExtraData, store };
    },
  };
}

export const ecpay: LogisticsProviderDefinition = {
  name: 'ecpay',
  pretended: false,
  variables: ecpayLogisticsVariables,
  configure: (environment) => {
    const config = ecpayLogisticsConfig(environment);
    return {
      testSettings: testSettingsOf(config),
      formOrigins: [config.baseUrl],
      checkKeys: (clock) => checkKeys(accountOf(config, clock)),
      connect: ({ clock }) => ecpayLogistics(config, clock),
    };
  },
};
