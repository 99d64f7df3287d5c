import * as z from 'zod/mini';
import {
  type EnvironmentValues,
  missingVariables,
  origin,
  readVariables,
  text,
} from '../../../../../platform/config/variables.ts';
import { StartupError } from '../../../../../platform/errors/startup-error.ts';
import type { InvoiceAccount } from './client.ts';

export const ecpayInvoiceVariables = {
  ECPAY_INVOICE_MERCHANT_ID: text(''),
  ECPAY_INVOICE_HASH_KEY: text(''),
  ECPAY_INVOICE_HASH_IV: text(''),
  ECPAY_INVOICE_BASE_URL: origin(
    "the address of ECPay's e-invoice service",
    'https://einvoice-stage.ecpay.com.tw',
  ),
};

const PRODUCTION = 'einvoice.ecpay.com.tw';

/** The merchant number of ECPay's public test account, whose keys are published. */
const PUBLIC_ACCOUNT = '2000132';

const isProduction = (baseUrl: string) => new URL(baseUrl).hostname === PRODUCTION;

/** One sentence for each setting that belongs to ECPay's test environment or its public account. */
export const testSettingsOf = ({ baseUrl, merchantId }: InvoiceAccount): string[] => [
  ...(isProduction(baseUrl)
    ? []
    : [
        `ECPAY_INVOICE_BASE_URL is not ECPay's production, which alone issues invoices: set it to https://${PRODUCTION}.`,
      ]),
  ...(merchantId === PUBLIC_ACCOUNT
    ? [
        "ECPAY_INVOICE_MERCHANT_ID is ECPay's public test account: set it, ECPAY_INVOICE_HASH_KEY and ECPAY_INVOICE_HASH_IV to those of your own account.",
      ]
    : []),
];

function faultOf({ merchantId, hashKey, hashIv, baseUrl }: InvoiceAccount): string {
  if (!/^\d{1,10}$/.test(merchantId))
    return 'ECPAY_INVOICE_MERCHANT_ID must be up to ten digits: copy it from 系統介接設定 of your ECPay account.';
  const keys = { ECPAY_INVOICE_HASH_KEY: hashKey, ECPAY_INVOICE_HASH_IV: hashIv };
  const wrong = Object.entries(keys).find(([, value]) => !/^[0-9A-Za-z]{16}$/.test(value));
  if (wrong)
    return `${wrong[0]} must be 16 letters and digits: copy it from 系統介接設定 of your ECPay account.`;
  return isProduction(baseUrl) && merchantId === PUBLIC_ACCOUNT
    ? "ECPAY_INVOICE_MERCHANT_ID is ECPay's public test account, but ECPAY_INVOICE_BASE_URL is production: set your own account."
    : '';
}

/** The settings of ECPay's e-invoices. @throws StartupError where they are invalid. */
export function ecpayInvoiceConfig(environment: EnvironmentValues): InvoiceAccount {
  const env = readVariables(z.object(ecpayInvoiceVariables), environment);
  const { ECPAY_INVOICE_MERCHANT_ID, ECPAY_INVOICE_HASH_KEY, ECPAY_INVOICE_HASH_IV } = env;
  const account = {
    merchantId: ECPAY_INVOICE_MERCHANT_ID,
    hashKey: ECPAY_INVOICE_HASH_KEY,
    hashIv: ECPAY_INVOICE_HASH_IV,
    baseUrl: env.ECPAY_INVOICE_BASE_URL,
  };
  const fault =
    missingVariables(
      'INVOICE_PROVIDER is ecpay',
      { ECPAY_INVOICE_MERCHANT_ID, ECPAY_INVOICE_HASH_KEY, ECPAY_INVOICE_HASH_IV },
      'INVOICE_PROVIDER=none',
    ) || faultOf(account);
  if (fault) throw new StartupError(fault);
  return account;
}
