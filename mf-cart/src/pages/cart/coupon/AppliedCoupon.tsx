import { type Coupon, formatTwd, isCouponReached } from '@pinpu/shared/domain';
import { cartAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { discountParts } from '../../../features/order/discount-parts.ts';
import { cartAmountsAtom, couponContestAtom } from '../../../state/coupon.ts';

function textOf(coupon: Coupon, isReached: boolean, off: number): string {
  if (!isReached) return `商品滿 ${formatTwd(coupon.min_amt)} 即可折抵`;
  if (off > 0) return `已折抵 ${formatTwd(off)}`;
  return coupon.kind === 'shipping'
    ? '這筆訂單已免運費，沒有折抵'
    : '商品金額已全數折抵，沒有可再折抵的金額';
}

/** The applied coupon and its discount, with a button that removes it. */
export function AppliedCoupon({ coupon, onRemove }: { coupon: Coupon; onRemove: () => void }) {
  const cart = useAtomValue(cartAtom);
  const own = discountParts(useAtomValue(cartAmountsAtom));
  const contest = useAtomValue(couponContestAtom);
  const used = textOf(coupon, isCouponReached(coupon, cart), own.coupon + own.couponShipping);
  const text =
    contest === 'rules'
      ? '目前活動比較優惠，這張優惠券未使用'
      : used + (contest === 'coupon' ? '，比目前活動優惠，活動未套用' : '');
  return (
    <Line role="status">
      <span>
        優惠券 <b>{coupon.coupon_code}</b> {text}
      </span>
      <Button variant="quiet" size="small" onClick={onRemove}>
        移除優惠券
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  color: ${theme.colour.celadon};
`;
