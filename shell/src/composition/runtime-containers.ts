import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { ENTRY_TIME_LIMIT_MS, entryScript } from './entry-scripts.ts';
import { laterModules, modules, versionOf } from './shared-modules.ts';
import { untilLoaded } from './until-loaded.ts';

/*
 * Remotes that were built for a shell before 1.0.0-beta.24 are built without the federation runtime, and use the page's
 * (ADR 0002). A page that has one of them loads this; others do not.
 */

const SHELL = 'pinpu_shell';

/** One copy for the page, in no other major version. */
const shareConfigOf = (name: string, eager: boolean) => {
  const one = { singleton: true, strictVersion: true, eager };
  return { ...one, requiredVersion: `^${versionOf(name)}` };
};

/** A shared module as the runtime takes it, there at once. */
const lent = (name: string, module: unknown) =>
  [
    name,
    { version: versionOf(name), lib: () => module, shareConfig: shareConfigOf(name, true) },
  ] as const;

/** One that is loaded for the first part that needs it. */
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
// The runtime would count one as of the remote that asks first, and forget it when that is registered again.
for (const name of Object.keys(laterModules))
  Object.defineProperty(instance.shareScopeMap.default?.[name]?.[versionOf(name)] ?? {}, 'from', {
    get: () => SHELL,
    set: () => undefined,
  });

const registered = new Map<string, number>();

/** Loads a module that a container on the runtime exposes, `onOpen` when that is there; another attempt registers it anew. */
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
