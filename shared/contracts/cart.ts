import * as s from '@pinpu/shared/contracts/schema';
import { CART_MAX_LINES } from '@pinpu/shared/domain';
import { bodyOf } from './envelope.ts';
import { productId, sessionId, twd } from './primitives.ts';

/** A line of the cart (spec §3); `tot_qty` is the stock, `qty` what is wanted. */
export const cartLineSchema = s.object({
  prd_id: productId,
  prd_name: s.string(),
  prd_price: twd,
  prd_man_pic: s.string(),
  tot_qty: s.int(),
  qty: s.int(),
  ship_fee: twd,
  ship_fee_free_amt: twd,
});
export type CartLine = s.Infer<typeof cartLineSchema>;

/** What is wanted of a product, of which the shop knows the rest. */
export const lineQuantitySchema = s.object({ prd_id: productId, qty: s.int() });

/** Body of `POST /api/cart/update` (spec §7). `promo_code` decides the price level of all lines. */
export const cartUpdateSchema = s.object({
  s: sessionId,
  cart: s.array(cartLineSchema).check(s.maxLength(CART_MAX_LINES)),
  promo_code: s.optional(s.string().check(s.maxLength(40))),
  coupon_code: s.optional(s.string().check(s.maxLength(40))),
  /** Of a signed-in member: what this browser and the member's cart last agreed on. With it the two are merged. */
  member_base: s.optional(s.array(lineQuantitySchema).check(s.maxLength(CART_MAX_LINES))),
});
export type CartUpdate = s.Infer<typeof cartUpdateSchema>;

/** What the server changed in a line, for a sentence beside it. */
export const cartChangeSchema = s.object({
  prd_id: s.string(),
  kind: s.oneOf(['price', 'stock', 'gone']),
  from: s.int(),
  to: s.int(),
});
export type CartChange = s.Infer<typeof cartChangeSchema>;

/** A coupon that counts for a cart; what it takes off is `couponDiscount` in the domain. */
export const couponSchema = s.object({
  coupon_code: s.string(),
  kind: s.oneOf(['percent', 'amount', 'shipping']),
  value: s.int(),
  min_amt: twd,
});

/** The cart as the server sees it: prices, stock and names are its own, `changes` says what differs. */
export const cartViewSchema = s.object({
  cart: s.array(cartLineSchema),
  /** 1 when the promo code entitles to group prices. */
  pl: s.int(),
  changes: s.array(cartChangeSchema),
  /** The coupon asked for, where it counts. */
  coupon: s.optional(couponSchema),
  /** Why the coupon asked for does not count, in a sentence. */
  coupon_refusal: s.optional(s.string()),
  /** The member's cart after the merge, as far as it is in `cart`: the next `member_base`. */
  member_cart: s.optional(s.array(lineQuantitySchema)),
});
export type CartView = s.Infer<typeof cartViewSchema>;
export const cartAnswerSchema = bodyOf(cartViewSchema);
