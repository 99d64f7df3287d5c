import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { ENTRY_TIME_LIMIT_MS, entryScript } from './entry-scripts.ts';
import { laterModules, modules, versionOf } from './shared-modules.ts';
import { untilLoaded } from './until-loaded.ts';

/*
 * For remotes built for a shell before 1.0.0-beta.24, which do not contain the federation runtime and use the page's
 * (ADR 0002). Loaded only on a page with such a remote.
 */

const SHELL = 'pinpu_shell';

/** The share configuration of a module: one copy for the page, and no other major version. */
const shareConfigOf = (name: string, eager: boolean) => {
  const one = { singleton: true, strictVersion: true, eager };
  return { ...one, requiredVersion: `^${versionOf(name)}` };
};

/** A shared module in the runtime's form, available at once. */
const lent = (name: string, module: unknown) =>
  [
    name,
    { version: versionOf(name), lib: () => module, shareConfig: shareConfigOf(name, true) },
  ] as const;

/** A shared module in the runtime's form, loaded for the first part that needs it. */
const lentLater = (name: string, load: () => Promise<unknown>) =>
  [
    name,
    {
      version: versionOf(name),
      get: async () => {
        const module = await untilLoaded(load);
        return () => module;
      },
      shareConfig: shareConfigOf(name, false),
    },
  ] as const;

Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: SHELL, version: '1' },
});
const instance = init({
  name: SHELL,
  remotes: [],
  plugins: [
    {
      name: 'pinpu-entry-scripts',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: ENTRY_TIME_LIMIT_MS }),
    },
  ],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([
    ...Object.entries(modules).map(([name, one]) => lent(name, one)),
    ...Object.entries(laterModules).map(([name, load]) => lentLater(name, load)),
  ]),
});
// `from` is fixed to the shell. Otherwise the runtime would attribute such a module to the first remote that uses it,
// and drop it when that remote is registered again.
for (const name of Object.keys(laterModules))
  Object.defineProperty(instance.shareScopeMap.default?.[name]?.[versionOf(name)] ?? {}, 'from', {
    get: () => SHELL,
    set: () => undefined,
  });

const registered = new Map<string, number>();

/**
 * Loads a module from a container that uses the runtime, and calls `onOpen` when the container is available; another
 * attempt registers it again.
 */
export async function loadOnRuntime(
  { name, entry }: { name: string; entry: string },
  exposed: string,
  attempt: number,
  onOpen: () => void,
): Promise<unknown> {
  const last = registered.get(name);
  registered.set(name, attempt);
  if (last !== attempt)
    registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], {
      force: last !== undefined,
    });
  try {
    return await loadRemote(`${name}/${exposed}`);
  } finally {
    if (Reflect.get(globalThis, name) !== undefined) onOpen();
  }
}
