import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { emailAddress, shortText } from '../shop/primitives.ts';
import { promoMonthSchema } from '../shop/promo.ts';
import { myLinkSchema } from '../shop/promo-links.ts';
import { promoOrderSchema, promoPayoutSchema } from '../shop/promo-report.ts';

/** The lists of promoters of the back office. */
export const PROMOTER_TABS = ['active', 'disabled', 'all'] as const;
export type PromoterTab = (typeof PROMOTER_TABS)[number];

const after = s.withDefault(s.string().check(s.maxLength(200)), '');
const t = s.optional(s.string().check(s.maxLength(20)));

/** Query of `GET /api/backoffice/promoters`. */
export const shopPromotersQuerySchema = s.object({
  tab: s.withDefault(s.oneOf(PROMOTER_TABS), 'all'),
  /** Part of a name or an e-mail, or a link's code or slug. */
  q: s.withDefault(shortText(60), ''),
  /** `next` of the previous page. */
  after,
  t,
});
export type ShopPromotersQuery = Omit<s.Infer<typeof shopPromotersQuerySchema>, 't'>;

/** A member who is or was a promoter; amounts in TWD. */
const shopPromoterRowSchema = s.object({
  cus_id: s.string(),
  name: s.string(),
  email: s.string(),
  /** Whether the member is a promoter now, so that links give group prices and bring profits. */
  active: s.boolean(),
  /** The first promo code; '' where there is none. */
  code: s.string(),
  links: s.int(),
  clicks: s.int(),
  orders: s.int(),
  /** The amount that is payable now and in no payout yet; negative where returns are still to be deducted. */
  payable: s.int(),
  /** The amount in closed months that is not transferred yet. */
  waiting: s.int(),
  paid: s.int(),
  has_account: s.boolean(),
});
export type ShopPromoterRow = s.Infer<typeof shopPromoterRowSchema>;

/** `GET /api/backoffice/promoters`: a page of promoters, those with the most payable first. */
export const shopPromotersAnswerSchema = bodyOf(
  s.object({ promoters: s.array(shopPromoterRowSchema), next: s.string(), total: s.int() }),
);

const shopPromoterSchema = s.extend(shopPromoterRowSchema, {
  /** The account by its last digits, and when it was entered; '' where there is none. */
  account: s.string(),
  account_date: s.string(),
  /** Six months by `YYYY-MM`; empty if there is nothing to report. */
  months: s.record(s.string(), promoMonthSchema),
});
export type ShopPromoter = s.Infer<typeof shopPromoterSchema>;

/** `GET /api/backoffice/promoters/{id}`, and the answer to `…/enable` and `…/disable`. */
export const shopPromoterAnswerSchema = bodyOf(shopPromoterSchema);

/** Body of `POST /api/backoffice/promoters`: makes a member a promoter. */
export const newPromoterSchema = s.object({ email: emailAddress() });

/** Query of a promoter's lists. */
export const promoterListQuerySchema = s.object({ after, t });

/** A promoter's link; `enabled` is false once the shop has disabled it. */
const shopPromoterLinkSchema = s.extend(myLinkSchema, { enabled: s.boolean() });
export type ShopPromoterLink = s.Infer<typeof shopPromoterLinkSchema>;

const pageOf = <T extends s.Schema>(item: T) =>
  bodyOf(s.object({ items: s.array(item), next: s.string() }));

/** `GET /api/backoffice/promoters/{id}/links`, `/orders` and `/payouts`, newest first. */
export const shopPromoterLinksAnswerSchema = pageOf(shopPromoterLinkSchema);
export const shopPromoterOrdersAnswerSchema = pageOf(promoOrderSchema);
export const shopPromoterPayoutsAnswerSchema = pageOf(promoPayoutSchema);

/** The answer to `POST …/links/{code}/enable` and `/disable`. */
export const shopPromoterLinkAnswerSchema = bodyOf(shopPromoterLinkSchema);

/** `GET /api/backoffice/promoters/{id}/account`: the full account number. Each call is recorded in the audit log. */
export const shopPromoterAccountAnswerSchema = bodyOf(
  s.object({
    bank_code: s.string(),
    branch: s.string(),
    account_no: s.string(),
    holder: s.string(),
  }),
);
