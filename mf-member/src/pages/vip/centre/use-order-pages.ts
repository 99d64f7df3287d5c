import type { OrderHistoryFilter, OrderHistoryItem } from '@pinpu/shared/contracts';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { accountQuery } from './account-query.ts';

/** The number of pages that are loaded on scrolling; more need a press, so that the footer can be reached. */
const BY_ITSELF = 3;

/** The orders that match a filter, loaded page by page. */
export function useOrderPages(token: string, filter: OrderHistoryFilter) {
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
