import { queryOptions, useQueries, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useState } from 'react';
import { fetchPromoLinks } from '../../api/promo-links.ts';

const KEY = 'promo-links';

const linksQuery = (token: string, after: string) =>
  queryOptions({
    queryKey: [KEY, token, after],
    queryFn: () => fetchPromoLinks(after),
    meta: { quiet: true },
  });

/** The promoter's links, newest first, page by page. */
export function useLinks() {
  const token = useAtomValue(userTokenAtom);
  const client = useQueryClient();
  const [cursors, setCursors] = useState(['']);
  const pages = useQueries({ queries: cursors.map((after) => linksQuery(token, after)) });
  const links = pages.flatMap(({ data }) => data?.items ?? []);
  const next = pages.at(-1)?.data?.next ?? '';
  const failed = pages.filter(({ isError, data }) => isError && data === undefined);
  return {
    // A link made meanwhile moves the others to the next page.
    links: [...new Map(links.map((link) => [link.code, link])).values()],
    waiting: pages.some(({ isPending }) => isPending),
    failed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    hasMore: next !== '',
    showMore: () => setCursors((known) => (known.includes(next) ? known : [...known, next])),
    refresh: () => client.invalidateQueries({ queryKey: [KEY] }),
  };
}
