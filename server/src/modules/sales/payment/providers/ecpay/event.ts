import type { PaymentEvent } from '../../port.ts';
import type { Fields } from './check-mac-value.ts';
import { payPeriodOf, payWayOfType } from './pay-ways.ts';
import { momentOfTaipei } from './taipei-time.ts';

/** Outcomes by RtnCode, as text (docs/taiwan). */
const OUTCOMES: Readonly<Record<string, PaymentEvent['outcome']>> = {
  '1': 'paid',
  // An ATM account, a store code or barcodes were issued; no error.
  '2': 'code_issued',
  '10100073': 'code_issued',
  // The bank has not decided yet.
  '10300066': 'pending',
};

const META = ['BankCode', 'vAccount', 'PaymentNo', 'Barcode1', 'Barcode2', 'Barcode3'] as const;

/** Every field that is read. The check value ignores case, so a name that differs only in case means tampering. */
const READ = [
  ...META,
  'MerchantID',
  'MerchantTradeNo',
  'TradeNo',
  'TradeAmt',
  'RtnCode',
  'RtnMsg',
  'PaymentType',
  'SimulatePaid',
  'ExpireDate',
  'stage',
  'TradeStatus',
];
const SPELT = new Map(READ.map((name) => [name.toLowerCase(), name]));

/** Whether every field that is read is spelt as ECPay spells it. */
export const isWellSpelt = (fields: Fields): boolean =>
  Object.keys(fields).every((name) => (SPELT.get(name.toLowerCase()) ?? name) === name);

/** Payment codes in capitals, as they are drawn and typed. */
const metaOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    META.flatMap((name) => (fields[name] ? [[name, fields[name].toUpperCase()]] : [])),
  );

/** The event of verified fields; null where one is missing or invalid. */
export function eventOf(fields: Fields): PaymentEvent | null {
  const { MerchantTradeNo, TradeNo = '', MerchantID, RtnCode, TradeAmt = '' } = fields;
  if (!MerchantTradeNo || !MerchantID || !RtnCode || !/^\d{1,9}$/.test(TradeAmt)) return null;
  return {
    trade_no: MerchantTradeNo,
    provider_trade_no: TradeNo,
    merchant: MerchantID,
    amount: Number(TradeAmt),
    outcome: OUTCOMES[RtnCode] ?? 'failed',
    code: RtnCode,
    pay_way: payWayOfType(fields.PaymentType ?? '', fields.stage ?? ''),
    pay_period: payPeriodOf(fields.stage ?? ''),
    meta: metaOf(fields),
    expires_at: momentOfTaipei(fields.ExpireDate ?? ''),
    message: fields.RtnMsg ?? '',
    simulated: (fields.SimulatePaid ?? '0') !== '0',
  };
}
