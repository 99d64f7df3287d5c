import type { NewCoupon, ShopCoupon } from '@pinpu/shared/contracts';
import { type CouponTerms, normaliseCouponCode } from '@pinpu/shared/domain';
import { typedNumber } from '../../../../features/fields/typed-number.ts';

/** The texts in a coupon's form. */
export interface TypedCoupon extends Record<Exclude<keyof NewCoupon, 'kind'>, string> {
  kind: CouponTerms['kind'];
}

/** The empty form. */
export const EMPTY: TypedCoupon = {
  ...{ coupon_code: '', kind: 'amount', value: '', min_amt: '', starts_on: '', ends_on: '' },
  ...{ max_uses: '', max_uses_per_buyer: '', note: '' },
};

const number = (value: number | null) => (value === null ? '' : String(value));

/** A stored coupon as texts of its form. */
export const typedOf = (coupon: ShopCoupon): TypedCoupon => ({
  ...{ coupon_code: coupon.coupon_code, kind: coupon.kind, value: String(coupon.value) },
  min_amt: coupon.min_amt === 0 ? '' : String(coupon.min_amt),
  ...{ starts_on: coupon.starts_on, ends_on: coupon.ends_on, note: coupon.note },
  max_uses: number(coupon.max_uses),
  max_uses_per_buyer: number(coupon.max_uses_per_buyer),
});

/** The terms that a form describes; text that is not a number becomes NaN, which no rule accepts. */
export const termsOfTyped = ({ coupon_code: _, ...typed }: TypedCoupon): CouponTerms => ({
  kind: typed.kind,
  value: typed.kind === 'shipping' ? 0 : (typedNumber(typed.value) ?? Number.NaN),
  min_amt: typedNumber(typed.min_amt) ?? 0,
  ...{ starts_on: typed.starts_on, ends_on: typed.ends_on, note: typed.note.trim() },
  max_uses: typedNumber(typed.max_uses),
  max_uses_per_buyer: typedNumber(typed.max_uses_per_buyer),
});

export const couponOfTyped = (typed: TypedCoupon): NewCoupon => ({
  coupon_code: normaliseCouponCode(typed.coupon_code),
  ...termsOfTyped(typed),
});
