import { useQueries } from '@pinpu/shared/query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** A page of a list; `next` is the cursor of the next page, '' on the last. */
interface CursorPage {
  next: string;
}

/** A list that the server sends in pages; `queryOf` is the query for the page at a cursor, '' for the first. */
export function useCursorPages<Page extends CursorPage, Key extends QueryKey>(
  queryOf: (cursor: string) => UseQueryOptions<Page, Error, Page, Key>,
) {
  const [cursors, setCursors] = useState(['']);
  const answers = useQueries({ queries: cursors.map(queryOf) });
  const missing = answers.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ isError }) => isError);
  const next = answers.at(-1)?.data?.next ?? '';
  return {
    pages: answers.flatMap(({ data }) => data ?? []),
    /** How many pages have been requested. */
    count: cursors.length,
    waiting: missing.some(({ isPending, isFetching }) => isPending || isFetching),
    failed: failed.length > 0,
    hasMore: next !== '',
    showMore: () =>
      setCursors((known) => (next === '' || known.includes(next) ? known : [...known, next])),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
