import { SHOP_COUNT_LIMIT, type ShopOrdersQuery } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { useNavigate, useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { Stack, Tabs } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchShopOrders } from '../../../api/orders.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { OrderList } from './OrderList.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrderView } from './order/OrderView.tsx';
import { filterOf, filterOfTab, pathOfFilter, TAB_LABELS } from './order-filter.ts';

function useShopOrders(filter: ShopOrdersQuery) {
  const query = useQuery({
    queryKey: [SHOP_KEY, 'orders', filter],
    queryFn: () => fetchShopOrders(filter),
    staleTime: 0,
  });
  return query;
}

function Orders() {
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const navigate = useNavigate();
  const show = (next: ShopOrdersQuery) => navigate(pathOfFilter(next));
  const { data, ...query } = useShopOrders(filter);
  const counts: Record<string, number> = data?.counts ?? {};
  return (
    <Stack>
      <h1>訂單</h1>
      <OrderSearch
        key={`${filter.q} ${filter.from} ${filter.to}`}
        filter={filter}
        onChange={show}
      />
      <Tabs
        label="訂單分類"
        items={TAB_LABELS.filter(
          // Most shops never have one.
          ({ tab }) => tab !== 'invoices' || filter.tab === tab || (counts[tab] ?? 0) > 0,
        ).map(({ tab, label }) => ({
          id: tab,
          label,
          count: Math.min(counts[tab] ?? 0, SHOP_COUNT_LIMIT - 1),
          quiet: tab === 'to-pay' || tab === 'to-ship',
        }))}
        selected={filter.tab}
        onSelect={(tab) => show(filterOfTab(filter, tab))}
      >
        {data === undefined ? (
          <NotLoaded {...query} what="訂單" />
        ) : (
          <OrderList
            key={pathOfFilter(filter)}
            orders={data.orders}
            filter={filter}
            next={data.next}
            onChange={show}
          />
        )}
      </Tabs>
    </Stack>
  );
}

/** The list of orders at `/el/shop/orders`, or one order below it. */
export const OrdersView = ({ id }: ViewProps) =>
  id === '' ? <Orders /> : <OrderView key={id} code={id} />;
