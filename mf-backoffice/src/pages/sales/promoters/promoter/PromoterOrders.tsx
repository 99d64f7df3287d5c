import type { PromoOrder } from '@pinpu/shared/contracts';
import { formatTwd, payoutText, promoterOrderText } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { PagedSection } from '@pinpu/shared/staff';
import { fetchPromoterOrders } from '../../../../api/promoters.ts';
import { promoterKey } from '../../../../api/shop-keys.ts';
import { AmountRow } from './AmountRow.tsx';

const orderRow = (order: PromoOrder) => (
  <AmountRow
    key={order.ord_code}
    to={`/el/shop/orders/${encodeURIComponent(order.ord_code)}`}
    name={order.ord_code}
    note={`${formatDate(order.ord_date)}，${promoterOrderText(order)}`}
    amount={
      <>
        <b>{formatTwd(order.profit)}</b>
        <small>銷售額 {formatTwd(order.sales)}</small>
      </>
    }
  >
    {payoutText(order)}
  </AmountRow>
);

/** The orders that a promoter brought, each with the state of its payout. */
export const PromoterOrders = ({ id }: { id: string }) => (
  <PagedSection
    title="帶來的訂單"
    queryKey={[...promoterKey(id), 'orders']}
    fetchPage={(after) => fetchPromoterOrders(id, after)}
    row={orderRow}
    empty="還沒有訂單。"
    more="較早的訂單"
  />
);
