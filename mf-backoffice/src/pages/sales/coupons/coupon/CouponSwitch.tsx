import type { ShopCoupon } from '@pinpu/shared/contracts';
import { switchCoupon } from '../../../../api/coupons.ts';
import { SwitchButton } from '../../../../features/changes/SwitchButton.tsx';
import { useCouponCall } from './use-coupon-call.ts';

/** Disables a coupon, or enables it again, after a confirmation. */
export function CouponSwitch({ coupon }: { coupon: ShopCoupon }) {
  const { coupon_code, state, version } = coupon;
  const enabled = state !== 'disabled';
  const call = useCouponCall((_: undefined) =>
    switchCoupon(coupon_code, enabled ? 'disable' : 'enable', version),
  );
  const consequence = enabled
    ? `顧客不能再使用 ${coupon_code}。已經成立的訂單保留折抵。`
    : `顧客可以再使用 ${coupon_code}，期間與次數不變。`;
  return <SwitchButton what="優惠券" enabled={enabled} consequence={consequence} call={call} />;
}
