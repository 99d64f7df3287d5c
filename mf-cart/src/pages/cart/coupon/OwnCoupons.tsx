import type { OwnCoupon } from '@pinpu/shared/contracts';
import { couponOfferText, dayText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface OwnCouponsProps {
  coupons: readonly OwnCoupon[];
  busy: boolean;
  onUse: (code: string) => void;
}

/** The member's own coupons, each applied by one press. */
export const OwnCoupons = ({ coupons, busy, onUse }: OwnCouponsProps) => (
  <List aria-label="您的生日券">
    {coupons.map((coupon) => (
      <li key={coupon.coupon_code}>
        <span>
          生日券 <b>{couponOfferText(coupon)}</b>
          {coupon.ends_on !== '' && <small>到 {dayText(coupon.ends_on)}</small>}
        </span>
        <Button
          variant="secondary"
          size="small"
          disabled={busy}
          onClick={() => onUse(coupon.coupon_code)}
        >
          使用生日券
        </Button>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  b { font-weight: ${theme.weight.medium}; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
