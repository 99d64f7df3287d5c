import type { ParcelAtProvider, ParcelNumbers } from '../../../../parcel/port.ts';
import { ProviderUnreachable } from '../../../../payment/provider-unreachable.ts';
import type { Fields } from '../../../../payment/providers/ecpay/check-mac-value.ts';
import { answerFields } from '../../../../payment/providers/ecpay/query.ts';
import { type LogisticsAccount, postSigned } from './client.ts';

/** The numbers in an answer or a notice. */
export const numbersIn = (fields: Fields): ParcelNumbers => ({
  provider_no: fields.AllPayLogisticsID ?? '',
  payment_no: fields.CVSPaymentNo ?? '',
  validation_no: fields.CVSValidationNo ?? '',
  tracking_no: fields.ShipmentNo || fields.BookingNote || '',
});

const PATH = '/Helper/QueryLogisticsTradeInfo/V5';

/** How ECPay says that it has no such trade; the sentence is not documented, so any of these counts. */
const NONE = /查無|無此|不存在|找不到(?!加密)|not (?:found|exist)|no data/i;

const whole = (text: string | undefined): number => Math.max(0, Math.round(Number(text) || 0));

/** `2026/12/01 00:00:00` as `2026-12-01`; '' for anything else. */
const dayOf = (text = ''): string =>
  /^\d{4}[/-]\d{2}[/-]\d{2}/.exec(text)?.[0].replaceAll('/', '-') ?? '';

const atProvider = (fields: Fields): ParcelAtProvider => ({
  ...numbersIn(fields),
  status: { code: fields.LogisticsStatus ?? '', message: '', date: '' },
  charge: whole(fields.HandlingCharge),
  allocated_amt: whole(fields.CollectionAllocateAmount),
  allocated_on: dayOf(fields.CollectionAllocateDate),
});

/** The state of a trade at ECPay; undefined where it knows none. @throws ProviderUnreachable where it does not say */
export async function queryParcel(
  MerchantTradeNo: string,
  account: LogisticsAccount,
): Promise<ParcelAtProvider | undefined> {
  const TimeStamp = String(Math.floor(account.clock().getTime() / 1000));
  const body = await postSigned(PATH, { MerchantTradeNo, TimeStamp }, account);
  const fields = answerFields(body, account.keys);
  if (fields?.MerchantTradeNo === MerchantTradeNo && fields.AllPayLogisticsID)
    return atProvider(fields);
  if (!fields && /^\d{1,12}\|/.test(body) && NONE.test(body)) return undefined;
  throw new ProviderUnreachable('ECPay did not say whether it knows the parcel', {
    cause: body.slice(0, 100),
  });
}

/** Sends a query that is answered only if the keys are right. @throws Error where they are not */
export async function checkKeys(account: LogisticsAccount): Promise<void> {
  await queryParcel('PinpuChecksItsKeys', account);
}
