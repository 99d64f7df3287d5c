import { type DehydratedState, dehydrate, type queryClient } from '@pinpu/shared/query';

/** The answer of a query, as a page's HTML has it. */
interface PageQuery {
  queryKey: readonly unknown[];
  queryHash: string;
  data: unknown;
}

/** Fields common to all queries of a page. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** The data of a page's queries: without functions, and without times, so that a page with the same data is the same. */
export function pageQueries(client: typeof queryClient): PageQuery[] {
  const { queries } = dehydrate(client);
  const answered = queries.map(({ queryKey, queryHash, state: { data } }) => ({
    ...{ queryKey, queryHash, data },
  }));
  return JSON.parse(JSON.stringify(answered));
}

/** The same for a query client of the browser, answered at this time in milliseconds. */
export const queriesOfPage = (queries: unknown, now: number): DehydratedState => ({
  mutations: [],
  queries: (queries as PageQuery[]).map(({ queryKey, queryHash, data }) => ({
    ...{ queryKey, queryHash, dehydratedAt: now },
    state: { ...ANSWERED, data, dataUpdatedAt: now },
  })),
});
