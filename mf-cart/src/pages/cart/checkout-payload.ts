import type { CartLine, Checkout, CheckoutProfile } from '@pinpu/shared/contracts';
import {
  type Coupon,
  type Invoice,
  normaliseInvoice,
  orderAmounts,
  pickCheckoutProfile,
  REC_WAY,
} from '@pinpu/shared/domain';

interface CheckoutChoices {
  promo_code: string;
  coupon?: Coupon | undefined;
  pay_way?: number | undefined;
  /** Way 4: in how many instalments. */
  pay_period?: number | undefined;
  rec_way?: number;
  /** The store, as the server said it and the page shows it. */
  rec_meta?: string;
}

/** Body of a checkout: whitelisted contact fields, the invoice, amounts as the page shows them, the lines twice (spec §5, §7). */
export function checkoutPayload(
  cart: CartLine[],
  info: CheckoutProfile & Partial<Invoice>,
  { promo_code, coupon, pay_way, pay_period, rec_way, rec_meta }: CheckoutChoices,
): Checkout {
  return {
    ...pickCheckoutProfile(info),
    ...normaliseInvoice(info),
    // Left to the payment page it is not on the wire at all.
    ...(pay_way ? { pay_way } : {}),
    ...(pay_way && pay_period ? { pay_period } : {}),
    // Home delivery is what the specification has; only what differs from it is said.
    ...(rec_way === REC_WAY.store ? { rec_way, rec_meta } : {}),
    coupon_code: coupon?.coupon_code ?? '',
    promo_code,
    ...orderAmounts(cart, coupon),
    cart,
    cart_json: JSON.stringify(cart),
  };
}
