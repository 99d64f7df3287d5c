import type { CartLine, Checkout, CheckoutProfile } from '@pinpu/shared/contracts';
import {
  type Coupon,
  type Invoice,
  normaliseInvoice,
  orderAmounts,
  pickCheckoutProfile,
} from '@pinpu/shared/domain';

/** Body of a checkout: whitelisted contact fields, the invoice, amounts as the page shows them, the lines twice (spec §5, §7). */
export function checkoutPayload(
  cart: CartLine[],
  info: CheckoutProfile & Partial<Invoice>,
  {
    promo_code,
    coupon,
    pay_way,
  }: { promo_code: string; coupon?: Coupon | undefined; pay_way?: number | undefined },
): Checkout {
  return {
    ...pickCheckoutProfile(info),
    ...normaliseInvoice(info),
    // Left to the payment page it is not on the wire at all.
    ...(pay_way ? { pay_way } : {}),
    coupon_code: coupon?.coupon_code ?? '',
    promo_code,
    ...orderAmounts(cart, coupon),
    cart,
    cart_json: JSON.stringify(cart),
  };
}
