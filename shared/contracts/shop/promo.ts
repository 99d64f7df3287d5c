import * as s from '@pinpu/shared/contracts/schema';
import { BUNDLE_MAX } from '@pinpu/shared/domain';
import { bodyOf } from './envelope.ts';
import { productId } from './primitives.ts';

/**
 * Body of `POST /api/shorturl/create` (spec §7); the server only takes the product from it, and builds the target
 * itself.
 */
export const shortUrlCreateSchema = s.object({
  target_url: s.string().check(s.maxLength(500)),
  service_type: s.literal('product'),
  cus_id: s.string().check(s.maxLength(64)),
});

/** Body of `POST /api/shorturl/bundle` (spec §7). */
export const shortUrlBundleSchema = s.object({
  prd_ids: s.array(productId).check(s.minLength(1), s.maxLength(BUNDLE_MAX)),
  user_id: s.string().check(s.maxLength(64)),
  cus_id: s.string().check(s.maxLength(64)),
});

/** Answer of both: the short link in `body.short_url`, an optional message in `msg`. */
export const shortUrlAnswerSchema = s.extend(bodyOf(s.object({ short_url: s.string() })), {
  msg: s.optional(s.string()),
});

/** The same as the browser parses it, where a response without a link is a case of its own (spec §8). */
export const shortUrlBundleAnswerSchema = s.object({
  success: s.literal(true),
  body: s.optional(s.nullable(s.object({ short_url: s.optional(s.nullable(s.string())) }))),
});

/** The link of an active code: a bundle's name, '' for other links; the page it leads to; its last day, '' for none. */
const promoGroupSchema = s.object({ name: s.string(), path: s.string(), ends_on: s.string() });
export type PromoGroup = s.Infer<typeof promoGroupSchema>;

/**
 * Response of `GET /api/promo-code/{code}`: `pl` is 1 where the code is active and gives group prices (spec §6). The
 * shop's own code and inactive codes have no `group`.
 */
export const promoCodeAnswerSchema = bodyOf(
  s.object({ pl: s.int(), group: s.withFallback(s.optional(promoGroupSchema), undefined) }),
);
export type PromoCodeAnswer = s.Infer<typeof promoCodeAnswerSchema>['body'];

const tallySchema = s.object({ count: s.int(), amount: s.int(), description: s.string() });

/**
 * A month of the earnings report (spec §3): `count` orders, `amount` the promoter's profit in TWD. `fulfilled` is
 * shipped, `paid` is paid and not shipped yet, `total` is all except cancelled and failed.
 */
export const promoMonthSchema = s.object({
  fulfilled: tallySchema,
  paid: tallySchema,
  total: tallySchema,
  clicks: s.object({ total_clicks: s.int(), short_urls_count: s.int(), description: s.string() }),
});
export type PromoMonth = s.Infer<typeof promoMonthSchema>;

/** Response of `GET /api/vip/promo-stats`: six months by `YYYY-MM`, or none if there is nothing to report. */
export const promoStatsAnswerSchema = bodyOf(s.record(s.string(), promoMonthSchema));
