import type { OrderHistoryFilter, OrderHistoryItem } from '@pinpu/shared/contracts';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, LoadMore, Notice, Spinner } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { accountQuery } from './account-query.ts';
import { OrderCard } from './OrderCard.tsx';

interface OrderListProps {
  token: string;
  filter: OrderHistoryFilter;
  total: number;
}

const isNarrowed = ({ year, q }: OrderHistoryFilter) => year !== undefined || q !== undefined;

/** The orders of one tab, year and search; more are loaded at the end. */
export function OrderList({ token, filter, total }: OrderListProps) {
  const { orders, waiting, failed, hasMore, byItself, showMore } = useOrderPages(token, filter);
  if (orders.length === 0 && waiting) return <Spinner label="正在讀取您的訂單" />;
  if (orders.length === 0 && !failed)
    return (
      <EmptyState>
        {isNarrowed(filter) ? (
          '沒有符合的訂單，請換個年份或關鍵字。'
        ) : (
          <Link to="/products">此分類沒有訂單，前往選購...</Link>
        )}
      </EmptyState>
    );
  return (
    <>
      <Cards>
        {orders.map((order) => (
          <OrderCard key={order.guid} order={order} />
        ))}
      </Cards>
      <End>
        {failed && <Notice variant="danger" message="目前無法讀取訂單，請再試一次。" />}
        {hasMore && (
          <LoadMore
            shown={orders.length}
            waiting={waiting}
            byItself={byItself && !failed}
            onMore={showMore}
            onPress={showMore}
          >
            載入更多
          </LoadMore>
        )}
        <Soft role="status">
          {!waiting && total > orders.length && `已顯示 ${orders.length} 筆，共 ${total} 筆`}
        </Soft>
      </End>
    </>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  ${theme.media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};
  padding-top: ${theme.space[16]};
`;

/** The number of pages that are loaded on scrolling; more need a press, so that the footer can be reached. */
const BY_ITSELF = 3;

/** The orders that match a filter, loaded page by page. */
function useOrderPages(token: string, filter: OrderHistoryFilter) {
  const { pages, count, hasMore, failed, waiting, showMore, retry } = useCursorPages((after) =>
    accountQuery(token, after === '' ? filter : { ...filter, after }),
  );
  // By id, since an order may have moved to an earlier page meanwhile.
  const orders = new Map<string, OrderHistoryItem>(
    pages.flatMap(({ items }) => items.map((order) => [order.guid, order])),
  );
  return {
    orders: [...orders.values()],
    waiting,
    failed,
    hasMore: hasMore || waiting || failed,
    byItself: count % (BY_ITSELF + 1) !== 0,
    showMore: failed ? retry : showMore,
  };
}
