import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import shared from '@pinpu/shared/package.json';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { entryScripts } from './entry-scripts.ts';
import { modules } from './shared-modules.ts';

/** Each library's own version; a segment of `@pinpu/shared` has the package's. */
const LIBRARIES: Readonly<Record<string, string>> = {
  react: react.version,
  'react/jsx-runtime': react.version,
  'react-dom': reactDom.version,
  'styled-components': styledComponents.version,
};

/** A shared module as the runtime takes it: there at once, one copy for the page, in no other major version. */
function lent(name: string, module: unknown) {
  const version = LIBRARIES[name] ?? shared.version;
  const one = { singleton: true, strictVersion: true, eager: true };
  const shareConfig = { ...one, requiredVersion: `^${version}` };
  return [name, { version, lib: () => module, shareConfig }] as const;
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
  init({
    name: 'pinpu_shell',
    remotes: [],
    plugins: [entryScripts()],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(modules).map(([name, one]) => lent(name, one))),
  });
}
