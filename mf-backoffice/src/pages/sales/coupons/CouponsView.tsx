import type { ViewProps } from '@pinpu/shared/staff';
import { CouponList } from './CouponList.tsx';
import { CouponView } from './coupon/CouponView.tsx';
import { NewCoupon } from './coupon/NewCoupon.tsx';

/**
 * The list of coupons at `/el/shop/coupons`; below it the form of a new one (`new`), or one by its code. No code equals
 * `new`, since codes have no small letters.
 */
export function CouponsView({ id }: ViewProps) {
  if (id === '') return <CouponList />;
  return id === 'new' ? <NewCoupon /> : <CouponView key={id} code={id} />;
}
