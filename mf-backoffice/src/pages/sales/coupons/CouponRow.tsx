import type { ShopCoupon } from '@pinpu/shared/contracts';
import { couponText, formatTwd } from '@pinpu/shared/domain';
import { LinkedRow, RowLink } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { CouponBadge } from './coupon/CouponBadge.tsx';
import { minimumText, periodText, usesText } from './coupon/coupon-texts.ts';
import { pathOfCoupon } from './coupon-filter.ts';

/** One coupon of the list; a click anywhere in the row opens it. */
export function CouponRow({ coupon }: { coupon: ShopCoupon }) {
  const { coupon_code, state, discount, note, member } = coupon;
  return (
    <Line>
      <RowLink to={pathOfCoupon(coupon_code)}>{coupon_code}</RowLink>
      <Place $area="state">
        <CouponBadge state={state} />
      </Place>
      <Place $area="terms">
        {couponText(coupon)}，{minimumText(coupon)}
        <small>{periodText(coupon)}</small>
        {member !== undefined ? <small>{member}</small> : note && <small>{note}</small>}
      </Place>
      <Figures>
        已用 {usesText(coupon)}
        <small>共折 {formatTwd(discount)}</small>
      </Figures>
    </Line>
  );
}

const Line = styled(LinkedRow)`
  grid-template: 'code state' 'terms figures' / minmax(0, 1fr) auto;
  ${theme.media.tablet} {
    grid-template: 'code state terms figures' / minmax(0, 2fr) 96px minmax(0, 3fr) 128px;
    align-items: start;
  }
`;

const Place = styled.span<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  ${theme.media.phone} { justify-self: ${({ $area }) => ($area === 'state' ? 'end' : 'auto')}; }
  overflow-wrap: anywhere;
`;

const Figures = styled.span`
  grid-area: figures;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
