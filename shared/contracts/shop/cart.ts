import * as s from '@pinpu/shared/contracts/schema';
import {
  CART_MAX_LINES,
  type CartLine,
  type Coupon,
  type CreditOffer,
  type LineQuantity,
  type SetPart,
  TAX_CLASSES,
  TEMPERATURES,
} from '@pinpu/shared/domain';
import { bodyOf } from './envelope.ts';
import { priceRulesSchema } from './price-rule.ts';
import { couponCode, productId, promoCode, sessionId, twd } from './primitives.ts';
import { shippingRulesSchema } from './shipping-rules.ts';

/** What one piece of a set contains of a variant. */
export const setPartSchema = s.object({
  prd_id: productId,
  prd_name: s.string(),
  option_text: s.withFallback(s.optional(s.string()), undefined),
  qty: s.int(),
}) satisfies s.Schema<SetPart>;

/**
 * A line of the cart (spec §3); `prd_id` names the variant, which for a product without options is the product; `tot_qty` is the stock, `qty` the quantity ordered.
 */
export const cartLineSchema = s.object({
  prd_id: productId,
  prd_name: s.string(),
  prd_price: twd,
  prd_man_pic: s.string(),
  tot_qty: s.int(),
  qty: s.int(),
  ship_fee: twd,
  ship_fee_free_amt: twd,
  /** Shipping days that the preparation takes, as of the product; missing for 0. */
  ship_days: s.withFallback(s.optional(s.int()), undefined),
  /** Least and most pieces in an order, and most for a person, over all variants of the product; missing for none. */
  min_qty: s.withFallback(s.optional(s.int()), undefined),
  max_qty: s.withFallback(s.optional(s.int()), undefined),
  max_buyer: s.withFallback(s.optional(s.int()), undefined),
  /** The shop's ordinary price of one piece, where `prd_price` is a special one; missing where there is none. */
  price_regular: s.withFallback(s.optional(twd), undefined),
  /** When the special price ends, ISO; missing where it has no end, or there is none. */
  special_ends: s.withFallback(s.optional(s.string()), undefined),
  /** How it is stored on the way; missing for 常溫. */
  temperature: s.withFallback(s.optional(s.oneOf(TEMPERATURES)), undefined),
  /** Of one piece: grams, and cm of length, width and height together; missing where they are not stated. */
  weight: s.withFallback(s.optional(s.int()), undefined),
  size_cm: s.withFallback(s.optional(s.int()), undefined),
  /** The day on which a pre-order leaves, YYYY-MM-DD; missing for goods in stock. */
  preorder: s.withFallback(s.optional(s.string()), undefined),
  /** What one piece of a set contains; missing for other goods. */
  parts: s.withFallback(s.optional(s.array(setPartSchema)), undefined),
  /** How it is taxed; missing for taxed goods. */
  tax_class: s.withFallback(s.optional(s.oneOf(TAX_CLASSES)), undefined),
  /** The variant's values, `紅／L`; missing for a product without options. */
  option_text: s.withFallback(s.optional(s.string()), undefined),
  /** The variant's product; missing where `prd_id` is the product itself. */
  product_id: s.withFallback(s.optional(productId), undefined),
  /** The product has got options since, and one must be chosen before it can be ordered. */
  must_choose: s.withFallback(s.optional(s.boolean()), undefined),
  /** The rules of price that hold for it, besides those for all goods. */
  rules: s.withFallback(s.optional(s.array(s.string())), undefined),
  /** Of an order: what rules took off the whole line, in TWD; missing for nothing. */
  off_amt: s.withFallback(s.optional(twd), undefined),
  /** Of an order: the rule that gave it; missing for goods that were bought. */
  gift: s.withFallback(s.optional(s.string()), undefined),
}) satisfies s.Schema<CartLine>;
export type { CartLine };

/** A product id and a quantity; the server adds the rest. */
export const lineQuantitySchema = s.object({
  prd_id: productId,
  qty: s.int(),
}) satisfies s.Schema<LineQuantity>;

/** Body of `POST /api/cart/update` (spec §7). `promo_code` decides the price level of all lines. */
export const cartUpdateSchema = s.object({
  s: sessionId,
  cart: s.array(cartLineSchema).check(s.maxLength(CART_MAX_LINES)),
  promo_code: s.optional(promoCode),
  coupon_code: s.optional(couponCode()),
  /**
   * For signed-in members: the base of the merge, which is the last common state of this browser's cart and the
   * member's.
   */
  member_base: s.optional(s.array(lineQuantitySchema).check(s.maxLength(CART_MAX_LINES))),
});
export type CartUpdate = s.Infer<typeof cartUpdateSchema>;

/** A change that the server made to a line, shown beside it. */
export const cartChangeSchema = s.object({
  prd_id: s.string(),
  kind: s.oneOf(['price', 'stock', 'gone']),
  from: s.int(),
  to: s.int(),
});
export type CartChange = s.Infer<typeof cartChangeSchema>;

/** A coupon valid for a cart; `couponDiscount` in the domain computes the discount. */
export const couponSchema = s.object({
  coupon_code: s.string(),
  kind: s.oneOf(['percent', 'amount', 'shipping']),
  value: s.int(),
  min_amt: twd,
}) satisfies s.Schema<Coupon>;

/** Store credit that a member can use; `usedCredit` in the domain computes how much an order uses. */
export const creditOfferSchema = s.object({
  bonus: twd,
  paid: twd,
  max_percent: s.int(),
}) satisfies s.Schema<CreditOffer>;

/** A coupon that only one member can use, such as that of the birthday. */
export const ownCouponSchema = s.object({
  ...couponSchema.shape,
  /** The last day in Taipei, YYYY-MM-DD; '' for an open end. */
  ends_on: s.string(),
});
export type OwnCoupon = s.Infer<typeof ownCouponSchema>;

/** The cart as the server returns it, with its own prices, stock and names; `changes` lists the differences. */
export const cartViewSchema = s.object({
  cart: s.array(cartLineSchema),
  /** 1 where the promo code gives group prices. */
  pl: s.int(),
  changes: s.array(cartChangeSchema),
  /** The requested coupon, if valid. */
  coupon: s.optional(couponSchema),
  /** Why the requested coupon is invalid, as a message for the shopper. */
  coupon_refusal: s.optional(s.string()),
  /** The member's own coupons that can be used now; missing for none. */
  own_coupons: s.withFallback(s.optional(s.array(ownCouponSchema)), undefined),
  /** How the shop ships; missing where only the specification's fee applies. */
  shipping_rules: s.withFallback(s.optional(shippingRulesSchema), undefined),
  /** The rules of price that hold for this cart; missing where there are none. */
  price_rules: s.withFallback(s.optional(priceRulesSchema), undefined),
  /** The goods that these rules give or offer, as lines of one piece. */
  rule_goods: s.withFallback(s.optional(s.array(cartLineSchema)), undefined),
  /** The member's store credit; missing for guests, for none, and where the shop has switched it off. */
  credit: s.withFallback(s.optional(creditOfferSchema), undefined),
  /** The member's cart after the merge, limited to what `cart` contains; it is the next `member_base`. */
  member_cart: s.optional(s.array(lineQuantitySchema)),
});
export type CartView = s.Infer<typeof cartViewSchema>;
export const cartAnswerSchema = bodyOf(cartViewSchema);
