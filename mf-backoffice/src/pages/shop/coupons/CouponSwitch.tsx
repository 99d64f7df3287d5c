import type { ShopCoupon } from '@pinpu/shared/contracts';
import { Button, ConfirmDialog } from '@pinpu/shared/ui';
import { useState } from 'react';
import { switchCoupon } from '../../../api/shop-coupons.ts';
import { useCouponCall } from './use-coupon-call.ts';

/** Disables a coupon after a confirmation, or has it used again. */
export function CouponSwitch({ coupon }: { coupon: ShopCoupon }) {
  const { coupon_code, state, version } = coupon;
  const isOff = state === 'disabled';
  const action = isOff ? '恢復使用' : '停用';
  const [isAsking, setAsking] = useState(false);
  const call = useCouponCall(() =>
    switchCoupon(coupon_code, isOff ? 'enable' : 'disable', version),
  );
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          call.reset();
          setAsking(true);
        }}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${action}優惠券`}
        confirmLabel={call.refusal ? '再試一次' : action}
        tone={isOff ? 'primary' : 'danger'}
        busy={call.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => call.make(undefined, () => setAsking(false))}
      >
        <p>
          {isOff
            ? `顧客可以再使用 ${coupon_code}，期間與次數不變。`
            : `顧客不能再使用 ${coupon_code}。已經成立的訂單保留折抵。`}
        </p>
        {call.refusal && <p role="alert">{call.refusal}</p>}
      </ConfirmDialog>
    </>
  );
}
