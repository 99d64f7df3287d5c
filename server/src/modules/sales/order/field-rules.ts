import {
  type CheckoutProfileField,
  type Invoice,
  invoiceFault,
  normaliseInvoice,
  PROFILE_FIELD_KINDS,
  typedFault,
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

/** @throws Rejection naming the first field that the form would not accept either; '' is valid here. */
export function requireValidProfile(
  profile: Readonly<Partial<Record<CheckoutProfileField, string>>>,
): void {
  for (const [field, kind] of Object.entries(PROFILE_FIELD_KINDS)) {
    const fault = typedFault(
      kind,
      profile[field as CheckoutProfileField] ?? '',
      `欄位「${field}」`,
    );
    if (fault) throw invalidField(`${fault}。`);
  }
}
