import * as s from '@pinpu/shared/contracts/schema';
import {
  CART_MAX_LINES,
  type CheckoutProfileField,
  type Invoice,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import { cartLineSchema, cartViewSchema } from './cart.ts';
import { failureSchema } from './envelope.ts';
import { appliedRuleSchema } from './price-rule.ts';
import {
  couponCode,
  emailAddress,
  oneTimeCode,
  promoCode,
  requiredTyped,
  shortText,
  twd,
  typedText,
} from './primitives.ts';
import { parcelFeeSchema } from './shipping-rules.ts';

export type CheckoutProfile = Record<CheckoutProfileField, string>;

/** Buyer (`cus_*`) and recipient (`cnt_name`, `email`, `phone1`, `addr1*`): the whitelisted profile fields (spec §5). */
export const checkoutProfileSchema = s.object({
  cus_name: requiredTyped('name'),
  cus_email: emailAddress(),
  cus_phone: typedText('phone'),
  cus_mobile: requiredTyped('mobile'),
  cus_addr1: requiredTyped('address'),
  cus_postcode: requiredTyped('postcode'),
  cnt_name: requiredTyped('name'),
  email: emailAddress(),
  phone1: requiredTyped('phone'),
  addr1: requiredTyped('address'),
  addr1_postcode: requiredTyped('postcode'),
}) satisfies s.Schema<CheckoutProfile>;

/** The buyer's invoice choice (spec §3); `invoiceFault` in the domain validates the combination. */
export const invoiceSchema = s.object({
  invoice_title: s.withDefault(typedText('title'), ''),
  invoice_vatid: s.withDefault(shortText(20), ''),
  invoice_carrier_type: s.withDefault(shortText(2), ''),
  invoice_carrier_num: s.withDefault(shortText(30), ''),
  invoice_love_code: s.withDefault(shortText(20), ''),
}) satisfies s.Schema<Invoice>;

/** Number of card instalments. */
export const payPeriod = s.int().check(s.minimum(2), s.maximum(60));

/** Body of `POST /api/cart/checkout` (spec §7). Amounts are the browser's view; the server computes its own. */
export const checkoutSchema = s.extend(s.extend(checkoutProfileSchema, invoiceSchema.shape), {
  /** Payment method (spec §4); if omitted, chosen on the payment page. */
  pay_way: s.optional(s.int().check(s.minimum(1), s.maximum(99))),
  /** Number of instalments for way 4; if omitted, chosen on the payment page. */
  pay_period: s.optional(payPeriod),
  /** Delivery (spec §3): 1 to the address, 2 to the store of `rec_meta`. Defaults to the address. */
  rec_way: s.optional(s.int().check(s.minimum(1), s.maximum(2))),
  /** The store as `GET /api/cart/pickup` returned it, so that the parcel goes where the shopper saw. */
  rec_meta: s.optional(s.string().check(s.maxLength(1000))),
  /** Optional here because a store replaces the address; the server checks which of them is required. */
  addr1: typedText('address'),
  addr1_postcode: typedText('postcode'),
  /** Details to save for the member's next order. An older server ignores it. */
  remember: s.optional(s.array(s.oneOf(['recipient', 'invoice'])).check(s.maxLength(2))),
  coupon_code: couponCode(),
  promo_code: promoCode,
  ship_amt: twd,
  ap_amt: twd,
  tot_amt: twd,
  tot_tax: twd,
  inv_amt: twd,
  /** The fee of each parcel; missing for one parcel without shipping rules, and in remotes from before there were any. */
  parcel_fees: s.optional(s.array(parcelFeeSchema).check(s.maxLength(TEMPERATURES.length))),
  /** The rules of price as displayed, empty for none; missing in remotes from before there were any. */
  applied_rules: s.optional(s.array(appliedRuleSchema).check(s.maxLength(500))),
  /** Store credit that the order uses, as displayed; missing for none. */
  credit_amt: s.optional(twd),
  cart: s.array(cartLineSchema).check(s.minLength(1), s.maxLength(CART_MAX_LINES)),
  cart_json: s.string().check(s.maxLength(1_000_000)),
});
export type Checkout = s.Infer<typeof checkoutSchema>;

/** Response of checkout, pay and pubPay: `data.html` is the page that redirects to the payment page (spec §7). */
export const paymentRedirectSchema = s.object({
  success: s.literal(true),
  data: s.object({ html: s.string(), ord_code: s.string(), guid: s.string() }),
});
export type PaymentRedirect = s.Infer<typeof paymentRedirectSchema>;

/** 409: prices, stock or entitlement differ from what the browser sent; `body` is the current cart. */
export const checkoutConflictSchema = s.extend(failureSchema, { body: cartViewSchema });

/**
 * Body of `POST /api/cart/email/code`, which mails a code to prove the e-mail of an order paid on receipt.
 */
export const emailCodeSchema = s.object({ email: emailAddress() });

/** Body of `POST /api/cart/email/proof`, which submits that code. */
export const emailProofSchema = s.object({
  email: emailAddress(),
  otp: oneTimeCode(),
});
