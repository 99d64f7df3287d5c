import { StartupError } from '../errors/startup-error.ts';
import type { EcpayConfig } from './ecpay-config.ts';
import type { Environment } from './environment.ts';

export interface LogisticsConfig {
  provider: 'sandbox' | 'ecpay' | 'off';
  merchantId: string;
  hashKey: string;
  hashIv: string;
  /** The origin of stage or production, or of a far end that speaks as they do. */
  baseUrl: string;
  /** LogisticsSubTypes of the contract, in the order they are shown. */
  subTypes: readonly string[];
}

/** The part of the configuration that is looked at here. */
interface Chosen {
  paymentProvider: string;
  ecpay: EcpayConfig;
  logistics: LogisticsConfig;
}

const B2C = ['UNIMART', 'FAMI', 'HILIFE'];
const C2C = ['UNIMARTC2C', 'FAMIC2C', 'HILIFEC2C', 'OKMARTC2C'];

const PRODUCTION = 'logistics.ecpay.com.tw';
const PAYMENT_PRODUCTION = 'payment.ecpay.com.tw';

/** ECPay's public accounts for trying, of either contract: everybody knows their keys. */
const PUBLIC_ACCOUNTS = ['2000132', '2000933', '2000214'];

/** Without a choice there are made-up stores where there is made-up money, and none where there is real money. */
export const logisticsConfig = (env: Environment): LogisticsConfig => ({
  provider: env.LOGISTICS_PROVIDER ?? (env.PAYMENT_PROVIDER === 'sandbox' ? 'sandbox' : 'off'),
  merchantId: env.ECPAY_LOGISTICS_MERCHANT_ID,
  hashKey: env.ECPAY_LOGISTICS_HASH_KEY,
  hashIv: env.ECPAY_LOGISTICS_HASH_IV,
  baseUrl: new URL(env.ECPAY_LOGISTICS_BASE_URL).origin,
  subTypes: env.ECPAY_LOGISTICS_SUBTYPES.split(',').map((name) => name.trim()),
});

function requireSet({ merchantId, hashKey, hashIv }: LogisticsConfig): string {
  const missing = Object.entries({
    ECPAY_LOGISTICS_MERCHANT_ID: merchantId,
    ECPAY_LOGISTICS_HASH_KEY: hashKey,
    ECPAY_LOGISTICS_HASH_IV: hashIv,
  }).filter(([, value]) => value === '');
  const names = missing.map(([name]) => name).join(', ');
  return names === ''
    ? ''
    : `LOGISTICS_PROVIDER is ecpay, but ${names} is not set: set it, or choose LOGISTICS_PROVIDER=sandbox or off.`;
}

function wellFormed({ merchantId, hashKey, hashIv, subTypes }: LogisticsConfig): string {
  if (!/^\d{1,10}$/.test(merchantId))
    return 'ECPAY_LOGISTICS_MERCHANT_ID must be up to ten digits: copy it from 系統介接設定 of your ECPay account.';
  const keys = { ECPAY_LOGISTICS_HASH_KEY: hashKey, ECPAY_LOGISTICS_HASH_IV: hashIv };
  const wrong = Object.entries(keys).find(([, value]) => !/^[0-9A-Za-z]{16}$/.test(value));
  if (wrong)
    return `${wrong[0]} must be 16 letters and digits: copy it from 系統介接設定 of your ECPay account.`;
  const ofOneContract = [B2C, C2C].some((own) => subTypes.every((name) => own.includes(name)));
  return ofOneContract
    ? ''
    : `ECPAY_LOGISTICS_SUBTYPES must be some of ${B2C.join(',')}, or some of ${C2C.join(',')}, as your contract with ECPay says: correct it.`;
}

const onProduction = (baseUrl: string, host: string) => new URL(baseUrl).hostname === host;

/** @throws StartupError where the chosen logistics can't be right, or stores would be made up for real money. */
export function requireLogistics({ logistics, paymentProvider, ecpay }: Chosen): void {
  const { provider, merchantId, baseUrl } = logistics;
  const realMoney = paymentProvider === 'ecpay' && onProduction(ecpay.baseUrl, PAYMENT_PRODUCTION);
  if (provider === 'sandbox' && realMoney)
    throw new StartupError(
      'LOGISTICS_PROVIDER is sandbox, but payments are real: choose LOGISTICS_PROVIDER=ecpay or off, or parcels go to stores that do not exist.',
    );
  if (provider !== 'ecpay') return;
  const fault = requireSet(logistics) || wellFormed(logistics);
  if (fault) throw new StartupError(fault);
  if (onProduction(baseUrl, PRODUCTION) && PUBLIC_ACCOUNTS.includes(merchantId))
    throw new StartupError(
      "ECPAY_LOGISTICS_MERCHANT_ID is ECPay's public account for trying, but ECPAY_LOGISTICS_BASE_URL is production: set your own account.",
    );
}
