import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import shared from '@pinpu/shared/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { entryScripts } from './entry-scripts.ts';
import { laterModules, modules } from './shared-modules.ts';
import { untilLoaded } from './until-loaded.ts';

const SHELL = 'pinpu_shell';

/** Each library's own version; a segment of `@pinpu/shared` has the package's. */
const LIBRARIES: Readonly<Record<string, string>> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'styled-components': styledComponents.version,
};

const versionOf = (name: string) => LIBRARIES[name] ?? shared.version;

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

/**
 * Opens the federation runtime: remotes take the shared modules from it, and its own copy of the runtime, without which
 * they are built. The build's plug-in would do the first by loading every module of the shell through the runtime, and
 * the second with a second copy of it (ADR 0002).
 */
export function openFederation() {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { name: SHELL, version: '1' },
  });
  const instance = init({
    name: SHELL,
    remotes: [],
    plugins: [entryScripts()],
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
}
