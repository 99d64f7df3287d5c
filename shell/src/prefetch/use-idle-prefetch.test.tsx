import { passTime, stopTime } from '@pinpu/shared/testing';
import { render } from '@testing-library/react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testComposition, testRemotes, testRoute, testVersion } from '../testing/compositions.ts';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

const home = testRoute('/', { view: 'home', next: ['list'] });
const list = testRoute('/list', { view: 'list' });
const initial = { 'mf-home': testVersion({ routes: [home] }) };
const full = testComposition({ ...initial, 'mf-list': testVersion({ routes: [list] }) });
const part = {
  ...testComposition(initial),
  rest: { url: '/compositions/1/r.json', integrity: '', routes: [] },
};

function Idle() {
  useIdlePrefetch({ ...home, remote: 'mf-home' });
  return null;
}

function show(composition: typeof full, loadLazy: () => Promise<void>) {
  const requested: string[] = [];
  const remotes = {
    ...testRemotes([], {
      loadLazy,
      loadPage: async (remote: string) => {
        requested.push(remote);
        return { Page: () => null };
      },
    }),
    composition,
  };
  const tree = (now: typeof remotes) => (
    <RemotesContext value={now}>
      <Idle />
    </RemotesContext>
  );
  const { rerender } = render(tree(remotes));
  return { requested, arrive: () => rerender(tree({ ...remotes, composition: full })) };
}

beforeEach(() => stopTime());
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('loads the lazy composition before it looks for the next pages [M1]', async () => {
  const loadLazy = jest.fn(async () => undefined);
  const { requested, arrive } = show(part, loadLazy);
  expect(loadLazy).not.toHaveBeenCalled();
  await passTime(60_000);
  expect([loadLazy.mock.calls.length, requested]).toEqual([1, []]);
  arrive();
  await passTime(60_000);
  expect(requested).toEqual(['mf-list']);
});

it('prefetches the routes that the page knows where the lazy composition can’t be loaded [M4]', async () => {
  const known = {
    ...part,
    rest: {
      ...part.rest,
      routes: [{ remote: 'mf-near', path: '/list', page: 'list', view: 'list' }],
    },
  };
  const { requested } = show(known, async () => {
    throw new Error('offline');
  });
  await passTime(60_000);
  expect(requested).toEqual(['mf-near']);
});

it('loads nothing in advance for a shopper who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const loadLazy = jest.fn(async () => undefined);
  show(part, loadLazy);
  await passTime(60_000);
  expect(loadLazy).not.toHaveBeenCalled();
});
