import type { Composition } from '@pinpu/shared/contracts';
import { testComposition, testVersion } from '../testing/compositions.ts';
import { loadExposed } from './containers.ts';
import { lazyRemotes } from './lazy-remotes.ts';
import type { Remotes } from './remotes.ts';

jest.mock('./containers.ts', () => ({
  ...jest.requireActual('./containers.ts'),
  loadExposed: jest.fn(),
}));

const at = (base: string) => ({ ...testVersion({ base }), version: '1' });
const initialRemotes = { 'mf-home': at('/home/') };
const full = testComposition({ ...initialRemotes, 'mf-other': at('/other/') });
const initial: Composition = {
  ...testComposition(initialRemotes),
  rest: { url: '/compositions/1/x.json', integrity: '', routes: [] },
};
const Page = () => null;
const adopt = () => undefined;
const opened = () => jest.mocked(loadExposed).mock.calls.map(([remote]) => remote);

beforeEach(() => {
  jest
    .mocked(loadExposed)
    .mockReset()
    .mockImplementation(async () => ({ pages: { one: async () => ({ Page }) }, slots: {} }));
});

it('loads an initial remote without the lazy composition, and waits with another one for it [M1]', async () => {
  const fetchLazy = jest.fn(async () => full);
  const adopted: string[][] = [];
  const { current } = lazyRemotes(initial, {
    fetchLazy,
    adopt: ({ remotes }) => adopted.push([...Object.keys(remotes), ...opened()]),
  });
  expect(await current().loadPage('mf-home', 'one', 0)).toEqual({ Page });
  expect(fetchLazy).not.toHaveBeenCalled();
  expect(await current().loadPage('mf-other', 'one', 0)).toEqual({ Page });
  // The hashes of the lazy composition are adopted before its parts can be loaded.
  expect(adopted).toEqual([['mf-home', 'mf-other', 'mf-home']]);
  expect(opened()).toEqual(['mf-home', 'mf-other']);
  await current().loadLazy();
  expect(fetchLazy).toHaveBeenCalledTimes(1);
});

it('loads the lazy composition once for all waiting parts, and notifies its listeners [M1]', async () => {
  const fetchLazy = jest.fn(async () => full);
  const { current, subscribe } = lazyRemotes(initial, { fetchLazy, adopt });
  const listener = jest.fn();
  const stop = subscribe(listener);
  const first = current();
  expect(current()).toBe(first);
  await Promise.all([first.loadLazy(), first.loadLazy(), first.loadPage('mf-other', 'one', 0)]);
  expect([fetchLazy.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
  expect(current()).not.toBe(first);
  expect(current().composition).toBe(full);
  stop();
});

it.each([
  ['is only loaded ahead', true, async ({ loadLazy }: Remotes) => loadLazy({ isAhead: true })],
  [
    'is loaded ahead, and a page waits for it meanwhile',
    false,
    async ({ loadLazy, loadPage }: Remotes) => {
      await Promise.all([loadLazy({ isAhead: true }), loadPage('mf-other', 'one', 0)]);
    },
  ],
])(
  'listeners learn whether something waits for the lazy composition: it %s [M1]',
  async (_what, isAhead, load) => {
    const { current, subscribe } = lazyRemotes(initial, {
      fetchLazy: async () => full,
      adopt,
    });
    const listener = jest.fn();
    subscribe(listener);
    await load(current());
    expect(listener.mock.calls).toEqual([[isAhead]]);
  },
);

it('the lazy composition is fetched twice, the second time past the cache, and again on the next call [M4]', async () => {
  const tries: boolean[] = [];
  let isOffline = true;
  const { current } = lazyRemotes(initial, {
    fetchLazy: async (_initial, again) => {
      tries.push(again);
      if (isOffline) throw new TypeError('Failed to fetch');
      return full;
    },
    adopt,
  });
  await expect(current().loadPage('mf-other', 'one', 0)).rejects.toThrow(
    'the lazy composition failed: Failed to fetch',
  );
  expect(tries).toEqual([false, true]);
  expect(current().composition).toBe(initial);
  isOffline = false;
  await current().loadLazy();
  expect(tries).toEqual([false, true, false]);
  expect(current().composition).toBe(full);
});

it('a document that never arrives fails after the time limit [M4]', async () => {
  jest.useFakeTimers();
  const { current } = lazyRemotes(initial, {
    fetchLazy: () => new Promise<Composition>(() => undefined),
    adopt,
  });
  const failed = expect(current().loadLazy()).rejects.toThrow('no answer within 6000 ms');
  await jest.advanceTimersByTimeAsync(12_000);
  await failed;
  jest.useRealTimers();
});

it('wrapped loaders stay wrapped after the lazy composition has arrived [M1]', async () => {
  const requested: string[] = [];
  const { current } = lazyRemotes(initial, {
    fetchLazy: async () => full,
    adopt,
    wrap: (remotes) => ({
      ...remotes,
      loadPage: (remote, ...rest) => {
        requested.push(remote);
        return remotes.loadPage(remote, ...rest);
      },
    }),
  });
  await current().loadPage('mf-other', 'one', 0);
  await current().loadPage('mf-other', 'one', 0);
  expect([requested.length, current().composition]).toEqual([2, full]);
});

it('a page with the complete composition requests no lazy one [M1]', async () => {
  const fetchLazy = jest.fn();
  await lazyRemotes(full, { fetchLazy, adopt }).current().loadLazy();
  expect(fetchLazy).not.toHaveBeenCalled();
});
