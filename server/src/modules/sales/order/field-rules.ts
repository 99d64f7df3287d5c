import {
  type Invoice,
  invoiceFault,
  isPhone,
  normaliseInvoice,
  type Recipient,
} from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';

export const invalidField = (message: string) => new Rejection(400, 'INVALID', message);

/** The normalised invoice fields of a body. @throws Rejection naming an invalid field. */
export function validInvoice(fields: Readonly<Partial<Invoice>>): Invoice {
  const invoice = normaliseInvoice(fields);
  const fault = invoiceFault(invoice);
  if (fault) throw invalidField(`欄位「${fault}」的發票資料不正確。`);
  return invoice;
}

/** @throws Rejection where the recipient's number is not a telephone number. */
export function requirePhone({ phone1 }: Pick<Recipient, 'phone1'>): void {
  if (!isPhone(phone1)) throw invalidField('欄位「phone1」不是有效的電話號碼。');
}
