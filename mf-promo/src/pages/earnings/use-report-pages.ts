import { useCursorPages } from '@pinpu/shared/query/pages';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';

/** A page of a list of the report; `next` is '' on the last. */
export interface ReportPage<Item> {
  items: Item[];
  next: string;
}

export function useReportPages<Item>(
  list: string,
  fetchPage: (after: string) => Promise<ReportPage<Item>>,
) {
  const token = useAtomValue(userTokenAtom);
  const { pages, ...rest } = useCursorPages((after) => ({
    queryKey: ['promo-report', token, list, after],
    queryFn: () => fetchPage(after),
    meta: { quiet: true },
  }));
  return { ...rest, items: pages.flatMap(({ items }) => items) };
}
