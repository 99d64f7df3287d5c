import * as z from 'zod/mini';
import {
  address,
  type EnvironmentValues,
  missingVariables,
  oneOf,
  origin,
  readVariables,
  text,
} from '../../../../../platform/config/variables.ts';
import { StartupError } from '../../../../../platform/errors/startup-error.ts';

export const ecpayVariables = {
  ECPAY_MERCHANT_ID: text(''),
  ECPAY_HASH_KEY: text(''),
  ECPAY_HASH_IV: text(''),
  ECPAY_BASE_URL: origin(
    "the address of ECPay's payment service",
    'https://payment-stage.ecpay.com.tw',
  ),
  ECPAY_CREDIT_BASE_URL: z.optional(
    address("the address of ECPay's service for card trades", ['http:', 'https:']),
  ),
  ECPAY_ALLOW_SIMULATED: oneOf(['on', 'off'], 'off'),
};

export interface EcpayConfig {
  merchantId: string;
  hashKey: string;
  hashIv: string;
  /** The origin of stage or production, or of a fake. */
  baseUrl: string;
  /** The origin of the service that knows what became of card trades. */
  creditUrl: string;
  /** Whether payments simulated in ECPay's back office count; never in production. */
  allowSimulated: boolean;
}

const PRODUCTION = 'payment.ecpay.com.tw';
const STAGE = 'payment-stage.ecpay.com.tw';
const CREDIT_PRODUCTION = 'ecpayment.ecpay.com.tw';

/** The merchant number of ECPay's public test account, whose keys are published. */
const PUBLIC_ACCOUNT = '3002607';

export const isProduction = ({ baseUrl }: Pick<EcpayConfig, 'baseUrl'>): boolean =>
  new URL(baseUrl).hostname === PRODUCTION;

/** Whether it is ECPay's stage, which pays nothing back. */
export const isStage = ({ baseUrl }: Pick<EcpayConfig, 'baseUrl'>): boolean =>
  new URL(baseUrl).hostname === STAGE;

/** The origin of the service for card trades: the one that was set, or that of the same environment. */
const creditUrlOf = (baseUrl: string, set: string | undefined): string =>
  set === undefined
    ? `https://${isProduction({ baseUrl }) ? CREDIT_PRODUCTION : 'ecpayment-stage.ecpay.com.tw'}`
    : new URL(set).origin;

/** One sentence for each setting that belongs to ECPay's test environment or its public account. */
export const testSettingsOf = (config: EcpayConfig): string[] => [
  ...(isProduction(config)
    ? []
    : [
        `ECPAY_BASE_URL is not ECPay's production, which alone takes money and pays it back: set it to https://${PRODUCTION}.`,
      ]),
  ...(config.merchantId === PUBLIC_ACCOUNT
    ? [
        "ECPAY_MERCHANT_ID is ECPay's public test account, whose keys anybody can sign payments with: set ECPAY_MERCHANT_ID, ECPAY_HASH_KEY and ECPAY_HASH_IV to those of your own account.",
      ]
    : []),
];

function wellFormed({ merchantId, hashKey, hashIv }: EcpayConfig): string {
  if (!/^\d{1,10}$/.test(merchantId))
    return 'ECPAY_MERCHANT_ID must be up to ten digits: copy it from 系統介接設定 of your ECPay account.';
  const wrong = Object.entries({ ECPAY_HASH_KEY: hashKey, ECPAY_HASH_IV: hashIv }).find(
    ([, value]) => !/^[0-9A-Za-z]{16}$/.test(value),
  );
  return wrong
    ? `${wrong[0]} must be 16 letters and digits: copy it from 系統介接設定 of your ECPay account.`
    : '';
}

/** Faults for production: no test setting is allowed there. */
function fitForProduction(config: EcpayConfig, publicUrl: string): string {
  if (!isProduction(config)) return '';
  if (config.merchantId === PUBLIC_ACCOUNT)
    return `ECPAY_MERCHANT_ID is ECPay's public test account, but ECPAY_BASE_URL is production: set your own account.`;
  if (config.allowSimulated)
    return 'ECPAY_ALLOW_SIMULATED is on, but ECPAY_BASE_URL is production: set it to off, or unpaid orders are shipped.';
  if (new URL(config.creditUrl).hostname !== CREDIT_PRODUCTION)
    return `ECPAY_CREDIT_BASE_URL is not https://${CREDIT_PRODUCTION}, but ECPAY_BASE_URL is production: remove it, or refunds are decided by another environment's answers.`;
  const { protocol, port } = new URL(publicUrl);
  return protocol === 'https:' && port === ''
    ? ''
    : 'PUBLIC_URL must start with https:// and have no port, since ECPay reaches no other: correct it, or use the stage of ECPay.';
}

/** The settings of ECPay. @throws StartupError where they are invalid. */
export function ecpayConfig(environment: EnvironmentValues, publicUrl: string): EcpayConfig {
  const env = readVariables(z.object(ecpayVariables), environment);
  const config: EcpayConfig = {
    merchantId: env.ECPAY_MERCHANT_ID,
    hashKey: env.ECPAY_HASH_KEY,
    hashIv: env.ECPAY_HASH_IV,
    baseUrl: env.ECPAY_BASE_URL,
    creditUrl: creditUrlOf(env.ECPAY_BASE_URL, env.ECPAY_CREDIT_BASE_URL),
    allowSimulated: env.ECPAY_ALLOW_SIMULATED === 'on',
  };
  const { ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV } = env;
  const fault =
    missingVariables(
      'PAYMENT_PROVIDER is ecpay',
      { ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV },
      'PAYMENT_PROVIDER=sandbox',
    ) ||
    wellFormed(config) ||
    fitForProduction(config, publicUrl);
  if (fault) throw new StartupError(fault);
  return config;
}
