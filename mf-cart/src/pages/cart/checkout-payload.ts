import type { CartLine, Checkout, CheckoutProfile } from '@pinpu/shared/contracts';
import { NO_INVOICE, orderAmounts, pickCheckoutProfile } from '@pinpu/shared/domain';

/** Body of a checkout: whitelisted contact fields, amounts as the page shows them, the lines twice (spec §5, §7). */
export function checkoutPayload(
  cart: CartLine[],
  info: CheckoutProfile,
  promo_code: string,
): Checkout {
  return {
    ...pickCheckoutProfile(info),
    ...NO_INVOICE,
    coupon_code: '',
    promo_code,
    ...orderAmounts(cart),
    cart,
    cart_json: JSON.stringify(cart),
  };
}
