import * as s from '@pinpu/shared/contracts/schema';
import type { BirthdayTerms, MemberLevel } from '@pinpu/shared/domain';
import { couponSchema, ownCouponSchema } from './cart.ts';
import { twd } from './primitives.ts';

const { kind, value, min_amt } = couponSchema.shape;

/** What a birthday coupon is; `birthdayFaults` of the domain validates it. */
export const birthdayTermsSchema = s.object({
  ...{ kind, value, min_amt, days: s.int() },
}) satisfies s.Schema<BirthdayTerms>;

const levelId = s.string().check(s.regex(/^[\w-]{1,40}$/));

/** A level of members; `memberLevelFaults` of the domain validates them. */
export const memberLevelSchema = s.object({
  ...{ level_id: levelId, name: s.string(), from: twd, credit_percent: s.int() },
  birthday: s.nullable(birthdayTermsSchema),
}) satisfies s.Schema<MemberLevel>;

/** A level as its member reads it; `benefits` is a sentence, '' for none. */
const shownLevel = s.object({ name: s.string(), benefits: s.string() });

/** The member's level and own coupons. */
export const membershipSchema = s.object({
  /** Missing where the shop has no levels. */
  standing: s.optional(
    s.object({
      /** Missing below the first level. */
      level: s.optional(shownLevel),
      /** Names of the rules of price for this level. */
      rules: s.array(s.string()),
      /** What counts, in TWD: the money that was received for orders of twelve months. */
      turnover: s.int(),
      /** The last day of the level without another order; '' for no end. */
      holds_until: s.string(),
      next: s.optional(s.object({ ...shownLevel.shape, lacking: s.int() })),
    }),
  ),
  /** Own coupons that can be used now. */
  coupons: s.array(ownCouponSchema),
});
export type Membership = s.Infer<typeof membershipSchema>;
