import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { shortText, twd } from './primitives.ts';

/** The states of a coupon in its list; one that is disabled and has ended counts as disabled. */
export const COUPON_STATES = ['running', 'upcoming', 'used-up', 'ended', 'disabled'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

const kind = s.oneOf(['amount', 'percent', 'shipping']);

/** Editable terms of a coupon; `couponTermsFaults` of the domain validates them. */
const terms = {
  kind,
  value: twd,
  min_amt: twd,
  /** Days in Taipei, '' for an open end. */
  starts_on: shortText(10),
  ends_on: shortText(10),
  max_uses: s.nullable(s.int()),
  max_uses_per_buyer: s.nullable(s.int()),
  note: shortText(200),
};

/** Body of `POST /api/backoffice/coupons`. */
export const newCouponSchema = s.object({ coupon_code: shortText(60), ...terms });
export type NewCoupon = s.Infer<typeof newCouponSchema>;

const version = s.string().check(s.maxLength(64));

/** Body of `PUT /api/backoffice/coupons/{code}`: the new terms, and the `version` that was read. */
export const couponChangeSchema = s.object({ version, ...terms });
export type CouponChange = s.Infer<typeof couponChangeSchema>;

/** Body of `POST /api/backoffice/coupons/{code}/disable` and `…/enable`. */
export const couponSwitchSchema = s.object({ version });

/** A coupon as the shop sees it, also one created by SQL. `version` changes with its terms, not with its uses. */
const shopCouponSchema = s.object({
  ...{ coupon_code: s.string(), kind, value: s.int(), min_amt: s.int() },
  ...{ starts_on: s.string(), ends_on: s.string(), note: s.string() },
  ...{ max_uses: s.nullable(s.int()), max_uses_per_buyer: s.nullable(s.int()) },
  state: s.oneOf(COUPON_STATES),
  /** How many orders carry it and are not cancelled, and the discount that these got. */
  used: s.int(),
  discount: s.int(),
  version: s.string(),
  /** The e-mail of the only member who can use it; missing for a coupon of the shop. */
  member: s.optional(s.string()),
  c_date: s.string(),
  /** Account that last changed it, and when; '' where that is unknown. */
  changed_by: s.string(),
  changed_at: s.string(),
});
export type ShopCoupon = s.Infer<typeof shopCouponSchema>;

/** Query of `GET /api/backoffice/coupons`. */
export const shopCouponsQuerySchema = s.object({
  state: s.withDefault(s.oneOf(['all', ...COUPON_STATES]), 'all'),
  /** Part of a code or a note. */
  q: s.withDefault(shortText(60), ''),
  /** Coupons of the shop, or members' own. */
  of: s.withDefault(s.oneOf(['shop', 'members']), 'shop'),
  /** `next` of the previous page. */
  after: s.optional(s.string().check(s.regex(/^[\dT:.Z-]{24}~[\w-]{1,40}$/))),
  t: s.optional(s.string().check(s.maxLength(20))),
});
export type ShopCouponsQuery = s.Infer<typeof shopCouponsQuerySchema>;

/** `GET /api/backoffice/coupons`: a page of coupons, newest first; `next` is '' on the last. */
export const shopCouponsAnswerSchema = bodyOf(
  s.object({
    coupons: s.array(shopCouponSchema),
    next: s.string(),
    /** On the first page of members' own coupons: how many there are, their uses, and what these cost. */
    own: s.optional(s.object({ coupons: s.int(), used: s.int(), discount: s.int() })),
  }),
);
export type ShopCoupons = s.Infer<typeof shopCouponsAnswerSchema>['body'];

/** `GET /api/backoffice/coupons/{code}` with the newest orders that carry it, and the answer to every change. */
export const shopCouponAnswerSchema = bodyOf(
  s.object({
    coupon: shopCouponSchema,
    orders: s.array(
      s.object({ ord_code: s.string(), ord_date: s.string(), status: s.int(), discount: s.int() }),
    ),
  }),
);
export type ShopCouponPage = s.Infer<typeof shopCouponAnswerSchema>['body'];

/** 409 where the coupon was changed meanwhile: `body` is its current state. */
export const shopCouponConflictSchema = s.looseObject({ body: shopCouponAnswerSchema.shape.body });

/** A rejection with the faults by field. */
export const couponFaultsSchema = s.looseObject({ faults: s.record(s.string(), s.string()) });
