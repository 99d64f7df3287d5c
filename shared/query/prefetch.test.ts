import { ApiFailure } from '@pinpu/shared/api/failure';
import { appStore, noticesAtom } from '@pinpu/shared/state';
import { prefetchQuery, queryClient } from './index.ts';

const queryFn = () =>
  Promise.reject(new ApiFailure([{ code: '503', message: '忙碌中', variant: 'danger' }], 503));

it('reports no error until the page requests the data [X5]', async () => {
  await prefetchQuery({ queryKey: ['ahead'], queryFn });
  expect(appStore.get(noticesAtom)).toEqual([]);
  await queryClient.fetchQuery({ queryKey: ['ahead'], queryFn }).catch(() => {});
  expect(appStore.get(noticesAtom)).toMatchObject([{ message: '忙碌中', variant: 'danger' }]);
});
