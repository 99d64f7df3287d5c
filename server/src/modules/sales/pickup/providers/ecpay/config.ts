import { HOME_CARRIAGES, isHomeCarriage } from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import {
  type EnvironmentValues,
  missingVariables,
  origin,
  readVariables,
  text,
} from '../../../../../platform/config/variables.ts';
import { StartupError } from '../../../../../platform/errors/startup-error.ts';

export const ecpayLogisticsVariables = {
  ECPAY_LOGISTICS_MERCHANT_ID: text(''),
  ECPAY_LOGISTICS_HASH_KEY: text(''),
  ECPAY_LOGISTICS_HASH_IV: text(''),
  ECPAY_LOGISTICS_BASE_URL: origin(
    "the address of ECPay's logistics service",
    'https://logistics-stage.ecpay.com.tw',
  ),
  // Without OK, whose C2C is said to have ended (docs/taiwan).
  ECPAY_LOGISTICS_SUBTYPES: text('UNIMARTC2C,FAMIC2C,HILIFEC2C'),
};

export interface EcpayLogisticsConfig {
  merchantId: string;
  hashKey: string;
  hashIv: string;
  /** The origin of stage or production, or of a fake. */
  baseUrl: string;
  /** The contract's chains as LogisticsSubTypes, in the order in which they are shown. */
  chains: readonly string[];
  /** The kinds of carriage to an address. */
  home: readonly string[];
}

const B2C = ['UNIMART', 'FAMI', 'HILIFE'];
const C2C = ['UNIMARTC2C', 'FAMIC2C', 'HILIFEC2C', 'OKMARTC2C'];

const PRODUCTION = 'logistics.ecpay.com.tw';

/** The merchant numbers of ECPay's public test accounts, whose keys are published. */
const PUBLIC_ACCOUNTS = ['2000132', '2000933', '2000214'];

const isProduction = (baseUrl: string) => new URL(baseUrl).hostname === PRODUCTION;

/** One sentence for each setting that belongs to ECPay's test environment or to a public account. */
export const testSettingsOf = ({ baseUrl, merchantId }: EcpayLogisticsConfig): string[] => [
  ...(isProduction(baseUrl)
    ? []
    : [
        `ECPAY_LOGISTICS_BASE_URL is not ECPay's production, which alone moves parcels: set it to https://${PRODUCTION}.`,
      ]),
  ...(PUBLIC_ACCOUNTS.includes(merchantId)
    ? [
        "ECPAY_LOGISTICS_MERCHANT_ID is ECPay's public test account: set it, ECPAY_LOGISTICS_HASH_KEY and ECPAY_LOGISTICS_HASH_IV to those of your own account.",
      ]
    : []),
];

function faultOf({ merchantId, hashKey, hashIv, baseUrl, chains }: EcpayLogisticsConfig): string {
  if (!/^\d{1,10}$/.test(merchantId))
    return 'ECPAY_LOGISTICS_MERCHANT_ID must be up to ten digits: copy it from 系統介接設定 of your ECPay account.';
  const keys = { ECPAY_LOGISTICS_HASH_KEY: hashKey, ECPAY_LOGISTICS_HASH_IV: hashIv };
  const wrong = Object.entries(keys).find(([, value]) => !/^[0-9A-Za-z]{16}$/.test(value));
  if (wrong)
    return `${wrong[0]} must be 16 letters and digits: copy it from 系統介接設定 of your ECPay account.`;
  if (![B2C, C2C].some((own) => chains.every((name) => own.includes(name))))
    return `ECPAY_LOGISTICS_SUBTYPES must be some of ${B2C.join(',')}, or some of ${C2C.join(',')}, and either also ${HOME_CARRIAGES.join(',')}, as your contract with ECPay says: correct it.`;
  return isProduction(baseUrl) && PUBLIC_ACCOUNTS.includes(merchantId)
    ? "ECPAY_LOGISTICS_MERCHANT_ID is ECPay's public test account, but ECPAY_LOGISTICS_BASE_URL is production: set your own account."
    : '';
}

/** The settings of ECPay's logistics. @throws StartupError where they are invalid. */
export function ecpayLogisticsConfig(environment: EnvironmentValues): EcpayLogisticsConfig {
  const env = readVariables(z.object(ecpayLogisticsVariables), environment);
  const { ECPAY_LOGISTICS_MERCHANT_ID, ECPAY_LOGISTICS_HASH_KEY, ECPAY_LOGISTICS_HASH_IV } = env;
  const subTypes = env.ECPAY_LOGISTICS_SUBTYPES.split(',').map((name) => name.trim());
  const config = {
    merchantId: ECPAY_LOGISTICS_MERCHANT_ID,
    hashKey: ECPAY_LOGISTICS_HASH_KEY,
    hashIv: ECPAY_LOGISTICS_HASH_IV,
    baseUrl: env.ECPAY_LOGISTICS_BASE_URL,
    chains: subTypes.filter((name) => !isHomeCarriage(name)),
    home: subTypes.filter(isHomeCarriage),
  };
  const fault =
    missingVariables(
      'LOGISTICS_PROVIDER is ecpay',
      { ECPAY_LOGISTICS_MERCHANT_ID, ECPAY_LOGISTICS_HASH_KEY, ECPAY_LOGISTICS_HASH_IV },
      'LOGISTICS_PROVIDER=sandbox or off',
    ) || faultOf(config);
  if (fault) throw new StartupError(fault);
  return config;
}
