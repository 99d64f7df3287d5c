import type { PromoOrder } from '@pinpu/shared/contracts';
import { formatTwd, payoutText, promoterOrderText } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fetchPromoterOrders } from '../../../api/shop-promoters.ts';
import { ListRow } from '../../../features/ListRow.ts';
import { NotLoaded } from '../../../features/NotLoaded.tsx';
import { Pager } from '../../../features/Pager.tsx';
import { promoterKey } from '../../../features/shop-keys.ts';
import { usePagedList } from '../../../features/use-paged-list.ts';

const OrderLine = ({ order }: { order: PromoOrder }) => (
  <Line>
    <div>
      <Link to={`/el/shop/orders/${encodeURIComponent(order.ord_code)}`}>{order.ord_code}</Link>
      <small>
        {formatDate(order.ord_date)}，{promoterOrderText(order)}
      </small>
    </div>
    <div>
      <b>{formatTwd(order.profit)}</b>
      <small>銷售額 {formatTwd(order.sales)}</small>
    </div>
    <small>{payoutText(order)}</small>
  </Line>
);

/** The orders that a promoter brought, each with what becomes of its profit. */
export function PromoterOrders({ id }: { id: string }) {
  const key = [...promoterKey(id), 'orders'];
  const { data, pager, ...query } = usePagedList(key, (after) => fetchPromoterOrders(id, after));
  return (
    <PageSection title="帶來的訂單">
      {data === undefined && <NotLoaded {...query} what="訂單" />}
      {data?.items.length === 0 && <p>還沒有訂單。</p>}
      {data !== undefined && data.items.length > 0 && (
        <Stack $gap={8}>
          <ul aria-label="帶來的訂單">
            {data.items.map((order) => (
              <OrderLine key={order.ord_code} order={order} />
            ))}
          </ul>
          <Pager pager={pager} more="較早的訂單" />
        </Stack>
      )}
    </PageSection>
  );
}

const Line = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[4]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;
  > :nth-child(2) { text-align: right; }
  > :last-child { grid-column: 1 / -1; }
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;
