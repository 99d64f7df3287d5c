import { passTime, stopTime } from '@pinpu/shared/testing';
import { render } from '@testing-library/react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testComposition, testRemotes, testRoute, testVersion } from '../testing/compositions.ts';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

const home = testRoute('/', { view: 'home', next: ['list'] });
const list = testRoute('/list', { view: 'list' });
const carried = { 'mf-home': testVersion({ routes: [home] }) };
const whole = testComposition({ ...carried, 'mf-list': testVersion({ routes: [list] }) });
const part = {
  ...testComposition(carried),
  rest: { url: '/compositions/1/r.json', integrity: '', routes: [] },
};

function Idle() {
  useIdlePrefetch({ ...home, remote: 'mf-home' });
  return null;
}

function show(composition: typeof whole, loadRest: () => Promise<void>) {
  const requested: string[] = [];
  const remotes = {
    ...testRemotes([], {
      loadRest,
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
  return { requested, grow: () => rerender(tree({ ...remotes, composition: whole })) };
}

beforeEach(() => stopTime());
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('loads the rest of the composition before it looks for the next pages [M1]', async () => {
  const loadRest = jest.fn(async () => undefined);
  const { requested, grow } = show(part, loadRest);
  expect(loadRest).not.toHaveBeenCalled();
  await passTime(60_000);
  expect([loadRest.mock.calls.length, requested]).toEqual([1, []]);
  grow();
  await passTime(60_000);
  expect(requested).toEqual(['mf-list']);
});

it('prefetches the routes that the page carries where the rest can’t be loaded [M4]', async () => {
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
  const loadRest = jest.fn(async () => undefined);
  show(part, loadRest);
  await passTime(60_000);
  expect(loadRest).not.toHaveBeenCalled();
});
