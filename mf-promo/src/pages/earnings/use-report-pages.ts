import { useQueries } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useState } from 'react';

/** A page of a list of the report; `next` is '' on the last. */
export interface ReportPage<Item> {
  items: Item[];
  next: string;
}

/** A list of the report, page by page. */
export function useReportPages<Item>(
  list: string,
  fetchPage: (after: string) => Promise<ReportPage<Item>>,
) {
  const token = useAtomValue(userTokenAtom);
  const [cursors, setCursors] = useState(['']);
  const pages = useQueries({
    queries: cursors.map((after) => ({
      queryKey: ['promo-report', token, list, after],
      queryFn: () => fetchPage(after),
      meta: { quiet: true },
    })),
  });
  const last = pages.at(-1);
  const next = last?.data?.next ?? '';
  return {
    items: pages.flatMap(({ data }) => data?.items ?? []),
    waiting: last?.isFetching === true && last.data === undefined,
    failed: last?.isError === true && last.data === undefined,
    hasMore: next !== '',
    showMore: () => {
      if (next !== '') setCursors([...cursors, next]);
    },
    retry: () => last?.refetch(),
  };
}
