import type { ParcelNotice } from '../../../../parcel/port.ts';
import {
  type Fields,
  hasRightCheckMacValue,
} from '../../../../payment/providers/ecpay/check-mac-value.ts';
import type { LogisticsAccount } from './client.ts';
import { numbersIn } from './query.ts';

/** A notice of ECPay; null for a form that is not its own (p=22526, p=22531). */
export function readNotice(
  fields: Fields,
  { merchantId, keys }: Pick<LogisticsAccount, 'merchantId' | 'keys'>,
): ParcelNotice | null {
  if (fields.MerchantID !== merchantId || !hasRightCheckMacValue(fields, keys)) return null;
  const { RtnCode = '', RtnMsg = '', UpdateStatusDate = '', RtnMerchantTradeNo = '' } = fields;
  if (!/^\d{1,10}$/.test(RtnCode)) return null;
  const numbers = numbersIn(fields);
  const isReturn = RtnMerchantTradeNo !== '';
  const notice: ParcelNotice = {
    ...numbers,
    // A return from a store has ECPay's number of the return alone.
    provider_no: numbers.provider_no || RtnMerchantTradeNo,
    trade_no: isReturn ? '' : (fields.MerchantTradeNo ?? ''),
    kind: isReturn ? 'return' : 'out',
    status: { code: RtnCode, message: RtnMsg.slice(0, 200), date: UpdateStatusDate.slice(0, 40) },
  };
  return notice.trade_no === '' && notice.provider_no === '' ? null : notice;
}
