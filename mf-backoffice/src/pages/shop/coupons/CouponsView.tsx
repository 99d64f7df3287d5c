import type { ViewProps } from '../views/view-props.ts';
import { CouponList } from './CouponList.tsx';
import { CouponView } from './CouponView.tsx';
import { NewCoupon } from './NewCoupon.tsx';

/** The list of coupons at `/el/shop/coupons`; a new one, or one by its code, below it. No code is in small letters. */
export function CouponsView({ id }: ViewProps) {
  if (id === '') return <CouponList />;
  return id === 'new' ? <NewCoupon /> : <CouponView key={id} code={id} />;
}
