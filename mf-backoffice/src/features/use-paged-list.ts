import { useQuery } from '@pinpu/shared/query';
import { useState } from 'react';

/** A list loaded page by page; the previous page stays visible while the next one is loaded. */
export function usePagedList<Item>(
  key: readonly string[],
  fetchPage: (after: string) => Promise<{ items: Item[]; next: string }>,
) {
  const [after, setAfter] = useState('');
  const query = useQuery({
    queryKey: [...key, after],
    queryFn: () => fetchPage(after),
    staleTime: 0,
    placeholderData: (before: { items: Item[]; next: string } | undefined) => before,
  });
  const next = query.data?.next ?? '';
  return {
    ...query,
    pager: {
      busy: query.isPlaceholderData,
      onFirst: after === '' ? undefined : () => setAfter(''),
      onNext: next === '' ? undefined : () => setAfter(next),
    },
  };
}

export type Paging = ReturnType<typeof usePagedList>['pager'];
