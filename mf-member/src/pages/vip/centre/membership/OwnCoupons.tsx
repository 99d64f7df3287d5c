import type { OwnCoupon } from '@pinpu/shared/contracts';
import { couponOfferText, dayText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { CopyButton, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The member's own coupons with their codes; nothing without one. */
export const OwnCoupons = ({ coupons }: { coupons: readonly OwnCoupon[] }) =>
  coupons.length > 0 && (
    <PageSection title="我的生日券">
      <List>
        {coupons.map((coupon) => (
          <li key={coupon.coupon_code}>
            <span>
              <b>{couponOfferText(coupon)}</b>
              <small>
                代碼 <Code>{coupon.coupon_code}</Code>
                {coupon.ends_on !== '' && `，到 ${dayText(coupon.ends_on)}`}
              </small>
            </span>
            <CopyButton
              text={coupon.coupon_code}
              what="生日券代碼"
              variant="secondary"
              size="small"
            >
              複製代碼
            </CopyButton>
          </li>
        ))}
      </List>
      <Note>結帳時在購物車按「使用生日券」，只有您的帳號可以使用。</Note>
    </PageSection>
  );

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px dashed ${theme.colour.seal};
    border-radius: ${theme.radius.small};
    background: ${theme.colour.card};
  }
  b { display: block; font-size: ${theme.size[20]}; font-weight: ${theme.weight.medium}; }
  small { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

const Code = styled.span`
  color: ${theme.colour.ink};
  letter-spacing: .08em;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
