import { StartupError } from '../errors/startup-error.ts';

export interface EcpayConfig {
  merchantId: string;
  hashKey: string;
  hashIv: string;
  /** The origin of stage or production, or of a far end that speaks as they do. */
  baseUrl: string;
  /** Whether a payment simulated in ECPay's back office counts; never in production. */
  allowSimulated: boolean;
}

/** The part of the configuration that is looked at here. */
interface Chosen {
  paymentProvider: string;
  ecpay: EcpayConfig;
  publicUrl: string;
}

const PRODUCTION = 'payment.ecpay.com.tw';

/** ECPay's public account for trying: everybody knows its keys. */
const PUBLIC_ACCOUNT = '3002607';

const requireSet = ({ ecpay }: Chosen): string => {
  const missing = Object.entries({
    ECPAY_MERCHANT_ID: ecpay.merchantId,
    ECPAY_HASH_KEY: ecpay.hashKey,
    ECPAY_HASH_IV: ecpay.hashIv,
  }).filter(([, value]) => value === '');
  const names = missing.map(([name]) => name).join(', ');
  return names === ''
    ? ''
    : `PAYMENT_PROVIDER is ecpay, but ${names} is not set: set it, or choose PAYMENT_PROVIDER=sandbox.`;
};

function wellFormed({ ecpay }: Chosen): string {
  if (!/^\d{1,10}$/.test(ecpay.merchantId))
    return 'ECPAY_MERCHANT_ID must be up to ten digits: copy it from 系統介接設定 of your ECPay account.';
  const wrong = Object.entries({ ECPAY_HASH_KEY: ecpay.hashKey, ECPAY_HASH_IV: ecpay.hashIv }).find(
    ([, value]) => !/^[0-9A-Za-z]{16}$/.test(value),
  );
  return wrong
    ? `${wrong[0]} must be 16 letters and digits: copy it from 系統介接設定 of your ECPay account.`
    : '';
}

/** With real money nothing may be as for trying. */
function fitForProduction({ ecpay, publicUrl }: Chosen): string {
  if (new URL(ecpay.baseUrl).hostname !== PRODUCTION) return '';
  if (ecpay.merchantId === PUBLIC_ACCOUNT)
    return `ECPAY_MERCHANT_ID is ECPay's public account for trying, but ECPAY_BASE_URL is production: set your own account.`;
  if (ecpay.allowSimulated)
    return 'ECPAY_ALLOW_SIMULATED is on, but ECPAY_BASE_URL is production: set it to off, or goods are shipped for nothing.';
  const { protocol, port } = new URL(publicUrl);
  return protocol === 'https:' && port === ''
    ? ''
    : 'PUBLIC_URL must start with https:// and have no port, since ECPay reaches no other: correct it, or use the stage of ECPay.';
}

/** @throws StartupError where ECPay is chosen and its settings can't be right. */
export function requireEcpay(config: Chosen): void {
  if (config.paymentProvider !== 'ecpay') return;
  const fault = requireSet(config) || wellFormed(config) || fitForProduction(config);
  if (fault) throw new StartupError(fault);
}
