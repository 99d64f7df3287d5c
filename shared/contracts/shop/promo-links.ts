import * as s from '@pinpu/shared/contracts/schema';
import { BUNDLE_MAX, PROMO_LINK_NAME_MAX, PROMO_LINK_TAG_MAX } from '@pinpu/shared/domain';
import { bodyOf } from './envelope.ts';
import { productId, shortText, twd } from './primitives.ts';

/** Sources of clicks, by referrer and in-app browser; `qr` by the address in a QR code. */
const CLICK_SOURCES = [
  'line',
  'facebook',
  'instagram',
  'threads',
  'x',
  'youtube',
  'mail',
  'search',
  'qr',
  'direct',
  'other',
] as const;
export type ClickSource = (typeof CLICK_SOURCES)[number];

const day = s.string().check(s.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));

/** Editable fields of a link; '' removes one. */
const fields = {
  name: s.optional(shortText(PROMO_LINK_NAME_MAX)),
  tag: s.optional(shortText(PROMO_LINK_TAG_MAX)),
  slug: s.optional(shortText(60)),
  /** The last day, `YYYY-MM-DD` in Taipei. */
  ends_on: s.optional(day),
};

/** Body of `POST /api/vip/promo-links`; the target must be a page of this shop. */
export const myLinkCreateSchema = s.object({
  target_url: s.string().check(s.maxLength(500)),
  ...fields,
});
export type MyLinkCreate = s.Infer<typeof myLinkCreateSchema>;

/** Body of `PATCH /api/vip/promo-links/{code}`; for a bundle also its products in order, and its cover. */
export const myLinkChangeSchema = s.object({
  ...fields,
  stopped: s.optional(s.boolean()),
  prd_ids: s.optional(s.array(productId).check(s.minLength(1), s.maxLength(BUNDLE_MAX))),
  cover_prd_id: s.optional(s.union([productId, s.literal('')])),
});
export type MyLinkChange = s.Infer<typeof myLinkChangeSchema>;

/** A promoter's link with its results; `profit` is that of orders neither cancelled nor failed, in TWD. */
export const myLinkSchema = s.object({
  code: s.string(),
  short_url: s.string(),
  kind: s.oneOf(['product', 'bundle', 'category', 'search', 'home']),
  /** The target as text: the name of the product or category, or the keyword. */
  title: s.string(),
  name: s.string(),
  tag: s.string(),
  slug: s.string(),
  ends_on: s.string(),
  state: s.oneOf(['live', 'stopped', 'ended']),
  c_date: s.string(),
  clicks: s.int(),
  orders: s.int(),
  profit: s.int(),
  /** For a bundle: its products, and the one that is its cover; '' for the first. */
  products: s.array(
    s.object({ prd_id: s.string(), prd_name: s.string(), profit: s.int(), on_sale: s.boolean() }),
  ),
  cover_prd_id: s.string(),
});
export type MyLink = s.Infer<typeof myLinkSchema>;

/** Response of `GET /api/vip/promo-links`: newest first; `next` is the cursor of the next page, '' at the end. */
export const myLinksAnswerSchema = bodyOf(
  s.object({ items: s.array(myLinkSchema), next: s.string() }),
);
export const myLinkAnswerSchema = bodyOf(myLinkSchema);

/** Response of `GET /api/vip/promo-links/{code}/clicks`: clicks of six months by source, and of 30 days by day. */
export const promoClicksAnswerSchema = bodyOf(
  s.object({
    sources: s.array(s.object({ source: s.string(), count: s.int() })),
    days: s.array(s.object({ day: s.string(), count: s.int() })),
  }),
);

/** Response of `GET /api/bundle/{code}`: what a bundle's page shows besides its products. */
export const bundleAnswerSchema = bodyOf(
  s.object({
    code: s.string(),
    name: s.string(),
    cover_prd_id: s.string(),
    ends_on: s.string(),
    state: s.oneOf(['live', 'stopped', 'ended']),
    /** How many of its products are no longer for sale. */
    gone: s.int(),
    /** The sum of its products' group prices. */
    total: twd,
  }),
);
export type Bundle = s.Infer<typeof bundleAnswerSchema>['body'];
