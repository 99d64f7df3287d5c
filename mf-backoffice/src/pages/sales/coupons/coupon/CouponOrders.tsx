import type { ShopCouponPage } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { StatusBadge } from '../../../../features/orders/StatusBadge.tsx';

/** The newest orders that used a coupon. */
export const CouponOrders = ({ orders }: Pick<ShopCouponPage, 'orders'>) => (
  <PageSection title="最近使用的訂單">
    {orders.length === 0 ? (
      <p>還沒有訂單使用。</p>
    ) : (
      <ul>
        {orders.map(({ ord_code, ord_date, status, discount }) => (
          <Line key={ord_code}>
            <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
            <StatusBadge status={status} />
            <time dateTime={ord_date}>{formatDateTime(ord_date)}</time>
            <span>−{formatTwd(discount)}</span>
          </Line>
        ))}
      </ul>
    )}
  </PageSection>
);

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  font-variant-numeric: tabular-nums;
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
  time { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  > span:last-child { text-align: right; }
`;
