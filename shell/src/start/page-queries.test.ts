import { createQueryClient, hydrate, prefetchQuery, queryClient } from '@pinpu/shared/query';
import { pageQueries, queriesOfPage } from './page-queries.ts';

const KEY = ['products', 'home', { n: 'featured' }];
const DATA = [{ prd_id: 'P0101', price: 450 }];

it('transfers query results to another client, with the time at which the page was rendered', async () => {
  await prefetchQuery({ queryKey: KEY, queryFn: () => Promise.resolve(DATA) });
  const text = JSON.stringify(pageQueries(queryClient));
  // Has no times, which would differ between two pages with the same data.
  expect(text).not.toMatch(/\d{10}/);
  const other = createQueryClient();
  hydrate(other, queriesOfPage(JSON.parse(text), 1234));
  const state = queryClient.getQueryState(KEY);
  expect(other.getQueryState(KEY)).toEqual({ ...state, dataUpdatedAt: 1234 });
  expect(other.getQueryData(KEY)).toEqual(DATA);
});

it('leaves out queries without an answer', async () => {
  const queryFn = () => Promise.reject(new Error('no'));
  queryClient.clear();
  await prefetchQuery({ queryKey: ['lost'], queryFn, retry: false }).catch(() => undefined);
  expect(pageQueries(queryClient)).toEqual([]);
});
