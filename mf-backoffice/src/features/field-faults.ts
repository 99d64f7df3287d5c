import { isApiFailure } from '@pinpu/shared/api/failure';
import { couponFaultsSchema } from '@pinpu/shared/contracts';
import { productFaultsSchema } from '@pinpu/shared/contracts/backoffice';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** Rejections of the server, by field; none where it rejected something else. */
export function fieldFaults(error: unknown): Readonly<Record<string, string>> {
  const body = isApiFailure(error) ? error.body : undefined;
  const byField = safeParse(couponFaultsSchema, body);
  if (byField.success) return byField.data.faults;
  const listed = safeParse(productFaultsSchema, body);
  return listed.success
    ? Object.fromEntries(listed.data.faults.map(({ field, message }) => [field, message]))
    : {};
}
