import { type Coupon, formatTwd, isCouponReached } from '@pinpu/shared/domain';
import { cartAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { cartAmountsAtom } from '../../../state/coupon.ts';

function textOf(coupon: Coupon, isReached: boolean, off: number): string {
  if (!isReached) return `商品滿 ${formatTwd(coupon.min_amt)} 即可折抵`;
  if (coupon.kind === 'shipping' && off === 0) return '這筆訂單已免運費，沒有折抵';
  return `已折抵 ${formatTwd(off)}`;
}

/** The applied coupon and its discount, with a button that removes it. */
export function AppliedCoupon({ coupon, onRemove }: { coupon: Coupon; onRemove: () => void }) {
  const cart = useAtomValue(cartAtom);
  const { dis_inv_amt, dis_ship_amt } = useAtomValue(cartAmountsAtom);
  const text = textOf(coupon, isCouponReached(coupon, cart), dis_inv_amt + dis_ship_amt);
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
