import type { OrderHistoryFilter } from '@pinpu/shared/contracts';
import { ORDER_TABS } from '@pinpu/shared/domain';
import { useNavigate } from '@pinpu/shared/router';
import { PageSection, Tabs } from '@pinpu/shared/ui';
import { OrderList } from './OrderList.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { pathOfFilter } from './order-filter.ts';
import type { HistoryPage } from './whole-history.ts';

interface OrdersProps {
  token: string;
  filter: OrderHistoryFilter;
  counts: HistoryPage['counts'];
  years: HistoryPage['years'];
}

/** The search is shown for more orders than this; fewer can be looked through. */
const SEARCHABLE = 5;

/** The order history in tabs, by year and search (spec §4). */
export function Orders({ token, filter, counts, years }: OrdersProps) {
  const navigate = useNavigate();
  const show = (next: OrderHistoryFilter) => navigate(pathOfFilter(next), { replace: true });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const narrowed = filter.year !== undefined || filter.q !== undefined;
  return (
    <PageSection title="我的訂單">
      {(narrowed || all > SEARCHABLE) && (
        <OrderSearch filter={filter} years={years} onChange={show} />
      )}
      <Tabs
        label="訂單狀態"
        items={ORDER_TABS.map(({ tab, label }) => ({
          id: tab,
          label,
          count: counts[tab] ?? 0,
          quiet: tab !== 'awaiting-payment',
        }))}
        selected={filter.tab}
        onSelect={(tab) => show({ ...filter, tab })}
      >
        <OrderList
          key={JSON.stringify(filter)}
          token={token}
          filter={filter}
          total={counts[filter.tab] ?? 0}
        />
      </Tabs>
    </PageSection>
  );
}
