import type { OrderHistoryFilter, OrderHistoryItem } from '@pinpu/shared/contracts';
import { useCursorPages } from '@pinpu/shared/query/pages';
import { accountQuery } from '../account-query.ts';

/** Pages that follow by themselves before a press is needed, so that the footer stays in reach. */
const BY_ITSELF = 3;

/** The orders of a filter, page by page. */
export function useOrderPages(token: string, filter: OrderHistoryFilter) {
  const { pages, count, hasMore, failed, waiting, showMore, retry } = useCursorPages((after) =>
    accountQuery(token, after === '' ? filter : { ...filter, after }),
  );
  // An order may have moved to an earlier page meanwhile.
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
