import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';

/** A page of a list in the report; `next` is the cursor of the next page, '' on the last. */
const pageOf = <T extends s.Schema>(item: T) =>
  bodyOf(s.object({ items: s.array(item), next: s.string() }));

/** Results of a link in the months of the report; cancelled and failed orders are not counted. */
const promoLinkSchema = s.object({
  code: s.string(),
  kind: s.string(),
  target: s.string(),
  /** The first product's name, '' where it no longer exists, and the number of products in the link. */
  prd_name: s.string(),
  prd_count: s.int(),
  c_date: s.string(),
  clicks: s.int(),
  orders: s.int(),
  profit: s.int(),
});
export type PromoLink = s.Infer<typeof promoLinkSchema>;

/** Results of a variant in the months of the report. */
const promoProductSchema = s.object({
  prd_id: s.string(),
  prd_name: s.string(),
  /** As in a line of an order; missing for a product without options. */
  option_text: s.optional(s.string()),
  product_id: s.optional(s.string()),
  orders: s.int(),
  qty: s.int(),
  profit: s.int(),
});
export type PromoProduct = s.Infer<typeof promoProductSchema>;

/** An order that a promoter brought, without any data about the buyer. */
export const promoOrderSchema = s.object({
  ord_code: s.string(),
  ord_date: s.string(),
  status: s.int(),
  code: s.string(),
  sales: s.int(),
  /** The remaining profit; 0 for a cancelled order. */
  profit: s.int(),
  /** Whether the promoter is the buyer. */
  own: s.boolean(),
  /** Whether a cancelled order had been paid. */
  refunded: s.boolean(),
  /**
   * The day in Taipei, `YYYY-MM-DD`, from which the profit is payable; '' before shipping, and while a return is
   * requested.
   */
  payable_on: s.string(),
  /** What a return deducted from the profit. */
  returned: s.withDefault(s.int(), 0),
  /** Whether the buyer's request for a return is open. */
  asked: s.withDefault(s.boolean(), false),
  /** How much of it is in payouts; more than `profit` where a return is still to be deducted. */
  paid: s.withDefault(s.int(), 0),
  /** The month `YYYY-MM` of its first payout, and the day of the transfer; '' before. */
  payout_month: s.withDefault(s.string(), ''),
  paid_on: s.withDefault(s.string(), ''),
});
export type PromoOrder = s.Infer<typeof promoOrderSchema>;

export const promoPayoutSchema = s.object({
  month: s.string(),
  amount: s.int(),
  orders: s.int(),
  /** Deduction for returns after an earlier payout: 0 or negative. */
  corrections: s.int(),
  /** The account it goes to, by its last digits; '' where there is none. */
  account: s.string(),
  /** The day of the transfer, `YYYY-MM-DD`; '' before it. */
  paid_on: s.string(),
});
export type PromoPayout = s.Infer<typeof promoPayoutSchema>;

/** Response of `GET /api/vip/promo-report/payouts`. */
export const promoPayoutsAnswerSchema = pageOf(promoPayoutSchema);

/** Responses of `GET /api/vip/promo-report/links`, `/products` and `/orders`. */
export const promoLinksAnswerSchema = pageOf(promoLinkSchema);
export const promoProductsAnswerSchema = pageOf(promoProductSchema);
export const promoOrdersAnswerSchema = pageOf(promoOrderSchema);
