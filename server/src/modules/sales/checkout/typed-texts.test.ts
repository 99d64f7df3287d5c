import { checkoutSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { CheckoutProfileField, TypedKind } from '@pinpu/shared/domain';
import { TYPED_TEXTS } from '@pinpu/shared/testing/fixtures';
import { OOLONG } from '../../../testing/index.ts';
import { checkoutBody, lineOf } from '../../../testing/orders/buyer.ts';
import { normaliseCheckout } from './normalise-checkout.ts';

const FIELD_OF_KIND: Partial<Record<TypedKind, CheckoutProfileField>> = {
  name: 'cus_name',
  mobile: 'cus_mobile',
  email: 'cus_email',
  postcode: 'cus_postcode',
  phone: 'phone1',
  address: 'cus_addr1',
};

const good = checkoutBody([lineOf(OOLONG, 1)]);

/** The field as the server stores it; undefined where it rejects the order. */
function stored(field: CheckoutProfileField, typed: string): string | undefined {
  const body = safeParse(checkoutSchema, { ...good, [field]: typed });
  if (!body.success) return undefined;
  try {
    return normaliseCheckout(body.data).profile[field];
  } catch {
    return undefined;
  }
}

it.each(TYPED_TEXTS.filter(([kind]) => kind in FIELD_OF_KIND))(
  'stores the %s %j as the form does: %j [C12] [41 D1] [41 R1] [41 R46] [41 W9]',
  (kind, typed, expected) => {
    expect(stored(FIELD_OF_KIND[kind] ?? 'cus_name', typed)).toBe(expected);
  },
);
