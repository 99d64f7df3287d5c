import * as s from '@pinpu/shared/contracts/schema';
import { CART_MAX_LINES } from '@pinpu/shared/domain';
import { cartLineSchema, cartViewSchema, lineQuantitySchema } from './cart.ts';
import { bodyOf } from './envelope.ts';
import { couponCode, productId, promoCode, sessionId, twd } from './primitives.ts';
import { productOptionSchema } from './product.ts';

/** The key of a site; it is in the site's pages, and so no secret. */
export const siteKey = s.string().check(s.regex(/^pk_[0-9a-z]{16}$/));

/** Response of `GET /api/embed/config`: what a cart on another site's page starts with. */
export const embedConfigSchema = s.object({
  /** The cart session for later calls. */
  s: sessionId,
  shop_name: s.string(),
  /** Base URL of the shop, without a trailing slash. */
  shop_url: s.string(),
  /** The shop's primary colour, '' for Pinpu's. */
  colour: s.string(),
  max_order_num: s.int(),
});
export type EmbedConfig = s.Infer<typeof embedConfigSchema>;
export const embedConfigAnswerSchema = bodyOf(embedConfigSchema);

/** What is offered as a card or a buy button; prices in TWD, URLs absolute. */
const offer = {
  /** What a cart's line has as `prd_id`. */
  prd_id: productId,
  /** The price with the promotion code, and without one. */
  prd_price: twd,
  list_price: twd,
  /** The ordinary price, where a special one applies; missing where there is none. */
  price_regular: s.optional(twd),
  /** Units in stock. */
  tot_qty: s.int(),
  prd_man_pic: s.string(),
  /** The day on which a pre-order leaves, YYYY-MM-DD; missing for goods in stock. */
  preorder: s.optional(s.string()),
};

/** A variant of a product, of which the shopper chooses one. */
const embedVariantSchema = s.object({ ...offer, option_values: s.array(s.string()) });

/**
 * A product, or a variant that is named by its id. A product with options is offered as its cheapest variant, with all
 * of them to choose from.
 */
export const embedProductSchema = s.object({
  ...offer,
  prd_name: s.string(),
  url: s.string(),
  /** As in a line of the cart. */
  option_text: s.optional(s.string()),
  product_id: s.optional(productId),
  options: s.optional(s.array(productOptionSchema)),
  variants: s.optional(s.array(embedVariantSchema)),
});
export type EmbedProduct = s.Infer<typeof embedProductSchema>;

/** The requested products that exist, in the order of the request. */
export const embedProductsAnswerSchema = bodyOf(
  s.object({ products: s.array(embedProductSchema) }),
);

const requestedLine = s.extend(lineQuantitySchema, {
  /** The price that the page shows; without it, no price change is reported. */
  prd_price: s.optional(twd),
});

/** Body of `POST /api/embed/cart`; the response is that of `POST /api/cart/update`. */
export const embedCartSchema = s.object({
  s: sessionId,
  cart: s.array(requestedLine).check(s.maxLength(CART_MAX_LINES)),
  promo_code: s.optional(promoCode),
  coupon_code: s.optional(couponCode()),
});
export type EmbedCart = s.Infer<typeof embedCartSchema>;

/** Body of `POST /api/embed/checkout`: `return_url` is the page to come back to, on one of the site's origins. */
export const embedCheckoutSchema = s.extend(embedCartSchema, {
  return_url: s.string().check(s.maxLength(2000)),
});
export type EmbedCheckout = s.Infer<typeof embedCheckoutSchema>;

/**
 * `url` is the address that opens the checkout, valid once and for minutes; with `ticket`, the page asks for the
 * outcome.
 */
export const embedCheckoutAnswerSchema = bodyOf(s.object({ url: s.string(), ticket: s.string() }));

/** The outcome of a checkout that began on another site's page. */
export const embedOutcomeSchema = s.object({
  state: s.oneOf(['open', 'ordered', 'paid', 'cancelled', 'expired']),
  /** '' until an order was placed. */
  ord_code: s.string(),
});
export type EmbedOutcome = s.Infer<typeof embedOutcomeSchema>;
export const embedOutcomeAnswerSchema = bodyOf(embedOutcomeSchema);

/** Response of `POST /api/cart/embedded`: the cart that another site's page hands off. */
export const handoffCartSchema = s.object({
  cart: s.array(cartLineSchema),
  promo_code: s.string(),
  coupon_code: s.string(),
  site_name: s.string(),
  return_url: s.string(),
});
export type HandoffCart = s.Infer<typeof handoffCartSchema>;
export const handoffCartAnswerSchema = bodyOf(s.nullable(handoffCartSchema));

/** The cart of another site's page, as the shop can sell it. */
export const embedCartAnswerSchema = bodyOf(cartViewSchema);
