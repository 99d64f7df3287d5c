import { createInstance } from '@module-federation/enhanced/runtime';
import * as state from '@pinpu/shared/state';
import { waitFor } from '@testing-library/react';
import { testComposition, testVersion } from '../testing/compositions.ts';
import { forgetContainer, loadExposed, remotesUsing } from './containers.ts';
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
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  Reflect.set(globalThis, 'mf_cart', container);
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

/** Takes shared modules as a remote does that is built with the federation's plug-in. */
async function takenByRuntime(scope: Scope, names: readonly string[]) {
  const remote = createInstance({ name: 'mf_cart', remotes: [] });
  remote.initShareScopeMap('default', scope as Parameters<typeof remote.initShareScopeMap>[1]);
  const load = async (name: string) => {
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '*' };
    const factory = await remote.loadShare(name, {
      customShareInfo: { shareConfig, scope: ['default'] },
    });
    return factory === false ? undefined : factory();
  };
  return Promise.all(names.map(load));
}

it('a container is opened once, and takes the page’s one copy of each shared module [M2]', async () => {
  const container = containerOf(async (scope) => [
    Object.values(scope).map((versions) => Object.keys(versions).length),
    await taken(scope, STATE),
  ]);
  const both = Promise.all(
    ['routes', 'slots'].map((name) => loadExposed('mf-cart', version, name, onOpen)),
  );
  await answer(container);
  const [[counts, shared] = []] = (await both) as [unknown[], unknown][];
  expect(new Set(counts as number[])).toEqual(new Set([1]));
  expect(shared).toBe(state);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(container.get.mock.calls).toEqual([['./routes'], ['./slots']]);
});

it('lists which remote uses which shared module, of a late remote once it is loaded [M3]', async () => {
  const loading = loadExposed('mf-cart', version, 'routes', onOpen);
  await answer(containerOf((scope) => takenByRuntime(scope, [STATE, CLIENT])));
  const [shared, client] = (await loading) as object[];
  expect(shared).toBe(state);
  expect(client).toHaveProperty('createClient');
  expect(remotesUsing(STATE)).toEqual(['mf-cart']);
  expect(remotesUsing(CLIENT)).toEqual(['mf-cart']);
  expect(remotesUsing('@pinpu/shared/events')).toEqual([]);
});

it('a container that failed to open stays failed until it is forgotten, then its entry is requested again [M4]', async () => {
  const failing = { init: () => Promise.reject(new Error('broken')), get: jest.fn() };
  const failed = loadExposed('mf-cart', version, 'routes', onOpen);
  await Promise.all([answer(failing), expect(failed).rejects.toThrow('broken')]);
  await expect(loadExposed('mf-cart', version, 'routes', onOpen)).rejects.toThrow('broken');
  expect(onOpen).not.toHaveBeenCalled();
  forgetContainer('mf-cart');
  const again = loadExposed('mf-cart', version, 'routes', onOpen);
  await answer(containerOf(async () => 'routes'));
  expect(await again).toBe('routes');
});

it('an entry that defines no container fails [M4]', async () => {
  const failed = loadExposed('mf-cart', version, 'routes', onOpen);
  await Promise.all([answer(undefined), expect(failed).rejects.toThrow(`${base}entry.js`)]);
});

it('requests an entry with its hash, and no entry without one [finding M18]', async () => {
  const integrity = { 'entry.js': 'sha384-entry' };
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, integrity }) }));
  const loading = loadExposed('mf-cart', version, 'routes', onOpen);
  await waitFor(() =>
    expect(document.querySelector('script')).toMatchObject({ integrity: 'sha384-entry' }),
  );
  await answer(containerOf(async () => 'routes'));
  await loading;
  forgetContainer('mf-cart');
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, checks: 'every-file' }) }));
  const unchecked = loadExposed('mf-cart', version, 'routes', onOpen);
  await expect(unchecked).rejects.toThrow(`no hash of ${base}entry.js`);
  expect(document.querySelector('script')).toBeNull();
});

it('gives up an entry that never arrives, and removes its script', async () => {
  jest.useFakeTimers();
  const loading = loadExposed('mf-cart', version, 'routes', onOpen);
  const failed = expect(loading).rejects.toThrow('timed out');
  await jest.advanceTimersByTimeAsync(7999);
  expect(document.querySelector('script')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(document.querySelector('script')).toBeNull();
  jest.useRealTimers();
});
