import type { OrderHistoryFilter, OrderHistoryItem } from '@pinpu/shared/contracts';
import { useQueries } from '@pinpu/shared/query';
import { useState } from 'react';
import { accountQuery } from '../account-query.ts';

/** Pages that follow by themselves before a press is needed, so that the footer stays in reach. */
const BY_ITSELF = 3;

/** The orders of a filter, page by page. */
export function useOrderPages(token: string, filter: OrderHistoryFilter) {
  const [cursors, setCursors] = useState<string[]>([]);
  const pages = useQueries({
    queries: [
      accountQuery(token, filter),
      ...cursors.map((after) => accountQuery(token, { ...filter, after })),
    ],
  });
  const last = pages.at(-1);
  // An order may have moved to an earlier page meanwhile.
  const orders = new Map<string, OrderHistoryItem>(
    pages.flatMap(({ data }) => (data?.items ?? []).map((order) => [order.guid, order])),
  );
  return {
    orders: [...orders.values()],
    waiting: last?.isFetching === true && last.data === undefined,
    failed: last?.isError === true && last.data === undefined,
    hasMore: last?.data?.next !== '',
    byItself: (cursors.length + 1) % (BY_ITSELF + 1) !== 0,
    showMore: () => {
      const next = last?.data?.next ?? '';
      if (next !== '') setCursors([...cursors, next]);
      else if (last?.isError) last.refetch();
    },
  };
}
