import * as state from '@pinpu/shared/state';
import { testComposition, testVersion } from '../testing/compositions.ts';
import { forgetContainer, loadExposed, moduleUses } from './containers.ts';
import { checkScriptsOf } from './file-integrity.ts';
import { versionOf } from './shared-modules.ts';

const base = 'https://cart.example/remotes/mf-cart/1/';
const version = testVersion({ base });
const STATE = '@pinpu/shared/state';
const CLIENT = '@pinpu/shared/api/client';

type SharedModule = { get(): (() => unknown) | Promise<() => unknown> };
type Scope = Record<string, Record<string, SharedModule>>;

/** A container that exposes `routes`, made from the shared modules it takes. */
const containerOf = (take: (scope: Scope) => Promise<unknown>) => {
  let loaded: Promise<unknown> | undefined;
  return {
    init: jest.fn((scope: Scope) => {
      loaded = take(scope);
    }),
    get: jest.fn(async () => {
      const routes = await loaded;
      return () => routes;
    }),
  };
};

/** Answers the next request for an entry: its script has run and has defined `container`. */
async function answer(container: unknown) {
  Reflect.set(globalThis, 'mf_cart', container);
  await Promise.resolve();
  document.querySelector('script')?.dispatchEvent(new Event('load'));
}

const onOpen = jest.fn();

beforeEach(() => {
  onOpen.mockClear();
  checkScriptsOf(testComposition({ 'mf-cart': version }));
  forgetContainer('mf-cart');
});

const taken = async (scope: Scope, name: string) =>
  (await scope[name]?.[versionOf(name)]?.get())?.();

it('a container is opened once, and takes the page’s one copy of each shared module [M2]', async () => {
  const container = containerOf(async (scope) => [
    Object.values(scope).map((versions) => Object.keys(versions).length),
    await taken(scope, STATE),
  ]);
  const both = Promise.all(
    ['routes', 'slots'].map((name) => loadExposed('mf-cart', version, name, onOpen)),
  );
  expect(document.querySelectorAll('script')).toHaveLength(1);
  await answer(container);
  const [[counts, lent] = []] = (await both) as [unknown[], unknown][];
  expect(new Set(counts as number[])).toEqual(new Set([1]));
  expect(lent).toBe(state);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(container.get.mock.calls).toEqual([['./routes'], ['./slots']]);
});

it('lists which remote uses which shared module, of a late remote once it is loaded [M3]', async () => {
  const loading = loadExposed('mf-cart', version, 'routes', onOpen);
  await answer(containerOf((scope) => Promise.all([taken(scope, STATE), taken(scope, CLIENT)])));
  const [, client] = (await loading) as object[];
  expect(client).toHaveProperty('createClient');
  expect([...(moduleUses.get(STATE) ?? [])]).toEqual(['mf-cart']);
  expect([...(moduleUses.get(CLIENT) ?? [])]).toEqual(['mf-cart']);
  expect(moduleUses.get('@pinpu/shared/events')).toBeUndefined();
});

it('an entry that defines no container stays failed until it is forgotten [M4]', async () => {
  const failed = loadExposed('mf-cart', version, 'routes', onOpen);
  await answer(undefined);
  await expect(failed).rejects.toThrow(`${base}entry.js defines no container mf_cart`);
  await expect(loadExposed('mf-cart', version, 'routes', onOpen)).rejects.toThrow(
    'defines no container',
  );
  expect(onOpen).not.toHaveBeenCalled();
  forgetContainer('mf-cart');
  const again = loadExposed('mf-cart', version, 'routes', onOpen);
  await answer(containerOf(async () => 'routes'));
  expect(await again).toBe('routes');
});
