import type { OrderHistoryItem } from '@pinpu/shared/contracts';
import { ORDER_TABS, type OrderTab, tabOf } from '@pinpu/shared/domain';
import { Link, useNavigate, useParams } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, PageSection, Tabs } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { OrderCard } from './OrderCard.tsx';

const tabNamed = (name: string | undefined): OrderTab =>
  ORDER_TABS.find(({ tab }) => tab === name)?.tab ?? 'awaiting-payment';

/** The order history in tabs; the tab is in the address, so that a reload shows it again (spec §4). */
export function Orders({ orders }: { orders: readonly OrderHistoryItem[] }) {
  const { ACT } = useParams();
  const navigate = useNavigate();
  const selected = tabNamed(ACT);
  const under = (tab: OrderTab) => orders.filter(({ status }) => tabOf(status) === tab);
  const shown = under(selected);
  return (
    <PageSection title="我的訂單">
      <Tabs
        label="訂單狀態"
        items={ORDER_TABS.map(({ tab, label }) => ({ id: tab, label, count: under(tab).length }))}
        selected={selected}
        onSelect={(tab) => navigate(`/vip/${tab}`, { replace: true })}
      >
        {shown.length === 0 ? (
          <EmptyState>
            <Link to="/products">此分類沒有訂單，前往選購...</Link>
          </EmptyState>
        ) : (
          <Cards>
            {shown.map((order) => (
              <OrderCard key={order.guid} order={order} />
            ))}
          </Cards>
        )}
      </Tabs>
    </PageSection>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  ${theme.media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
