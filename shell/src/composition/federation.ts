import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import shared from '@pinpu/shared/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { entryScripts } from './entry-scripts.ts';
import { retryOnce } from './retry-once.ts';
import { laterModules, modules } from './shared-modules.ts';

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
function lentLater(name: string, load: () => Promise<unknown>, forget: (name: string) => void) {
  const get = async () => {
    try {
      const module = await retryOnce(load);
      return () => module;
    } catch (error) {
      forget(name);
      throw error;
    }
  };
  return [
    name,
    { version: versionOf(name), get, shareConfig: shareConfigOf(name, false) },
  ] as const;
}

/**
 * Opens the federation runtime: remotes take the shared modules from it, and its own copy of the runtime, without which
 * they are built. The build's plug-in would do the first by loading every module of the shell through the runtime, and
 * the second with a second copy of it (ADR 0002).
 */
export function openFederation() {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'pinpu_shell', version: '1' },
  });
  /** The runtime would answer with the failure for ever: the next part that needs it loads it anew. */
  const forget = (name: string) => {
    const lentNow = instance.shareScopeMap.default?.[name]?.[versionOf(name)];
    if (lentNow) lentNow.loading = null;
  };
  const instance = init({
    name: 'pinpu_shell',
    remotes: [],
    plugins: [entryScripts()],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries([
      ...Object.entries(modules).map(([name, one]) => lent(name, one)),
      ...Object.entries(laterModules).map(([name, load]) => lentLater(name, load, forget)),
    ]),
  });
}
