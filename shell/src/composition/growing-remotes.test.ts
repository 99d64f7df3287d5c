import type { Composition } from '@pinpu/shared/contracts';
import { testComposition, testVersion } from '../testing/compositions.ts';
import { loadExposed } from './containers.ts';
import { growingRemotes } from './growing-remotes.ts';
import type { Remotes } from './remotes.ts';

jest.mock('./containers.ts', () => ({
  ...jest.requireActual('./containers.ts'),
  loadExposed: jest.fn(),
}));

const at = (base: string) => ({ ...testVersion({ base }), version: '1' });
const carriedRemotes = { 'mf-home': at('/home/') };
const whole = testComposition({ ...carriedRemotes, 'mf-other': at('/other/') });
const carried: Composition = {
  ...testComposition(carriedRemotes),
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

it('loads a carried remote without the rest, and waits with another one for it [M1]', async () => {
  const fetchWhole = jest.fn(async () => whole);
  const adopted: string[][] = [];
  const { current } = growingRemotes(carried, {
    fetchWhole,
    adopt: ({ remotes }) => adopted.push([...Object.keys(remotes), ...opened()]),
  });
  expect(await current().loadPage('mf-home', 'one', 0)).toEqual({ Page });
  expect(fetchWhole).not.toHaveBeenCalled();
  expect(await current().loadPage('mf-other', 'one', 0)).toEqual({ Page });
  // The hashes of the whole composition are adopted before its parts can be loaded.
  expect(adopted).toEqual([['mf-home', 'mf-other', 'mf-home']]);
  expect(opened()).toEqual(['mf-home', 'mf-other']);
  await current().loadRest();
  expect(fetchWhole).toHaveBeenCalledTimes(1);
});

it('loads the rest once for all waiting parts, and notifies its listeners [M1]', async () => {
  const fetchWhole = jest.fn(async () => whole);
  const { current, subscribe } = growingRemotes(carried, { fetchWhole, adopt });
  const grown = jest.fn();
  const stop = subscribe(grown);
  const first = current();
  expect(current()).toBe(first);
  await Promise.all([first.loadRest(), first.loadRest(), first.loadPage('mf-other', 'one', 0)]);
  expect([fetchWhole.mock.calls.length, grown.mock.calls.length]).toEqual([1, 1]);
  expect(current()).not.toBe(first);
  expect(current().composition).toBe(whole);
  stop();
});

it.each([
  ['is only loaded ahead', true, async ({ loadRest }: Remotes) => loadRest({ isAhead: true })],
  [
    'is loaded ahead, and a page waits for it meanwhile',
    false,
    async ({ loadRest, loadPage }: Remotes) => {
      await Promise.all([loadRest({ isAhead: true }), loadPage('mf-other', 'one', 0)]);
    },
  ],
])(
  'listeners learn whether something waits for the rest: it %s [M1]',
  async (_what, isAhead, load) => {
    const { current, subscribe } = growingRemotes(carried, {
      fetchWhole: async () => whole,
      adopt,
    });
    const grown = jest.fn();
    subscribe(grown);
    await load(current());
    expect(grown.mock.calls).toEqual([[isAhead]]);
  },
);

it('the rest is fetched twice, the second time past the cache, and again on the next call [M4]', async () => {
  const tries: boolean[] = [];
  let isOffline = true;
  const { current } = growingRemotes(carried, {
    fetchWhole: async (_carried, again) => {
      tries.push(again);
      if (isOffline) throw new TypeError('Failed to fetch');
      return whole;
    },
    adopt,
  });
  await expect(current().loadPage('mf-other', 'one', 0)).rejects.toThrow(
    'the rest of the composition failed: Failed to fetch',
  );
  expect(tries).toEqual([false, true]);
  expect(current().composition).toBe(carried);
  isOffline = false;
  await current().loadRest();
  expect(tries).toEqual([false, true, false]);
  expect(current().composition).toBe(whole);
});

it('a document that never arrives fails after the time limit [M4]', async () => {
  jest.useFakeTimers();
  const { current } = growingRemotes(carried, {
    fetchWhole: () => new Promise<Composition>(() => undefined),
    adopt,
  });
  const failed = expect(current().loadRest()).rejects.toThrow('no answer within 6000 ms');
  await jest.advanceTimersByTimeAsync(12_000);
  await failed;
  jest.useRealTimers();
});

it('wrapped loaders stay wrapped when the composition grows [M1]', async () => {
  const requested: string[] = [];
  const { current } = growingRemotes(carried, {
    fetchWhole: async () => whole,
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
  expect([requested.length, current().composition]).toEqual([2, whole]);
});

it('a page that carries the whole composition requests no rest [M1]', async () => {
  const fetchWhole = jest.fn();
  await growingRemotes(whole, { fetchWhole, adopt }).current().loadRest();
  expect(fetchWhole).not.toHaveBeenCalled();
});
