import type { ShopPriceRulePage } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { StatusBadge } from '../../../../features/orders/StatusBadge.tsx';

/** What a rule has cost and sold, and the newest orders that it applied to. */
export function RuleOrders({ page: { rule, sales, gifts, recent } }: { page: ShopPriceRulePage }) {
  const { orders, discount, c_date, changed_by, changed_at } = rule;
  return (
    <>
      <PageSection title="成效">
        <Facts
          facts={[
            ['套用的訂單', `${orders} 筆`],
            ['折抵', formatTwd(discount)],
            ['商品銷售額', formatTwd(sales)],
            ['贈品', gifts > 0 && `${gifts} 件`],
            ['建立', formatDateTime(c_date)],
            [
              '最後變更',
              changed_at && `${orderActorText(changed_by)}，${formatDateTime(changed_at)}`,
            ],
          ]}
        />
      </PageSection>
      <PageSection title="最近套用的訂單">
        {recent.length === 0 ? (
          <p>還沒有訂單套用。</p>
        ) : (
          <ul>
            {recent.map(({ ord_code, ord_date, status, discount: amount }) => (
              <Line key={ord_code}>
                <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
                <StatusBadge status={status} />
                <time dateTime={ord_date}>{formatDateTime(ord_date)}</time>
                <span>−{formatTwd(amount)}</span>
              </Line>
            ))}
          </ul>
        )}
      </PageSection>
    </>
  );
}

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
