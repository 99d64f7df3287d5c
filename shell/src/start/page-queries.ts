import { type DehydratedState, dehydrate, type queryClient } from '@pinpu/shared/query';

interface PageQuery {
  queryKey: readonly unknown[];
  queryHash: string;
  data: unknown;
}

/** Fields that are the same for all queries of a page. */
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

/** The data of a page's queries, without functions and times, so that pages with the same data are equal. */
export function pageQueries(client: typeof queryClient): PageQuery[] {
  const { queries } = dehydrate(client);
  const answered = queries.map(({ queryKey, queryHash, state: { data } }) => ({
    ...{ queryKey, queryHash, data },
  }));
  return JSON.parse(JSON.stringify(answered));
}

/** The same for a query client in the browser; `now` is the time of the answers, in ms since the epoch. */
export const queriesOfPage = (queries: unknown, now: number): DehydratedState => ({
  mutations: [],
  queries: (queries as PageQuery[]).map(({ queryKey, queryHash, data }) => ({
    ...{ queryKey, queryHash, dehydratedAt: now },
    state: { ...ANSWERED, data, dataUpdatedAt: now },
  })),
});
