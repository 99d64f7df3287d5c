import { queryClient } from '@pinpu/shared/query';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, stopTime } from '@pinpu/shared/testing';
import manifest from '../remote.json' with { type: 'json' };
import { pages } from './routes.tsx';

const CATE = '茶 & 點心';

/** The request URL that the gateway builds from a call. */
const written = (call: string) => `/api/${call.replace(/:\w+/, encodeURIComponent(CATE))}`;

const callOf = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('s');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};

it.each(manifest.routes)('lists the first calls of the page at $path [F1]', async (route) => {
  appStore.set(userTokenAtom, '');
  queryClient.clear();
  const arrived = fakeApi({});
  stopTime();
  const { prefetch } = (await pages[route.page]?.()) ?? {};
  const pathname = route.path.replace(/:\w+\??/, encodeURIComponent(CATE));
  const params = { ID: CATE, CODE: CATE };
  const ended = prefetch?.(params, { pathname, search: '' }).catch(() => undefined);
  // Failed calls are repeated once.
  await passTime(1000);
  await ended;
  expect(new Set(arrived.map(callOf))).toEqual(new Set((route.early ?? []).map(written)));
});
