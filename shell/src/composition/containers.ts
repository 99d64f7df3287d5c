import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Composition, RemoteVersion } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { ENTRY_TIME_LIMIT_MS, entryScript } from './entry-scripts.ts';
import { laterModules, modules, versionOf } from './shared-modules.ts';
import { untilLoaded } from './until-loaded.ts';

/** The name of a workspace's build in the federation: `mf-cart` → `mf_cart`. */
const containerName = (workspace: string) => workspace.replaceAll('-', '_');
const SHELL_NAME = `pinpu_${SHELL}`;

/** A page has one copy of each shared module, and no other major version (ADR 0202). */
const configOf = (name: string, eager: boolean) => ({
  version: versionOf(name),
  shareConfig: {
    ...{ singleton: true, strictVersion: true, eager },
    requiredVersion: `^${versionOf(name)}`,
  },
});

const available = Object.entries(modules).map(
  ([name, module]) => [name, { ...configOf(name, true), lib: () => module }] as const,
);

const later = Object.entries(laterModules).map(([name, load]) => {
  const get = async () => {
    const module = await untilLoaded<unknown>(load);
    return () => module;
  };
  return [name, { ...configOf(name, false), get }] as const;
});

/** Called with a request for an exposed module when its container is open. */
const openListeners = new Set<(request: string) => void>();

const plugin: ModuleFederationRuntimePlugin = {
  name: 'pinpu-containers',
  // Must throw or return a script: otherwise the runtime creates one without a hash.
  createScript: ({ url }) => ({ script: entryScript(url), timeout: ENTRY_TIME_LIMIT_MS }),
  async beforeGetExpose({ id }) {
    for (const listener of openListeners) listener(id);
  },
};

// Remotes are built with `externalRuntime` and take the runtime from this global.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: SHELL_NAME, version: versionOf(SHELL) },
});

const federation = createInstance({
  name: SHELL_NAME,
  remotes: [],
  plugins: [plugin],
  // By default the runtime loads every remote before the first shared module.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([...available, ...later]),
});

/** How many times each container was dropped. */
const attempts = new Map<string, number>();

/** Drops a failed container, which stays failed: this remote's is loaded again from now on. */
export function forgetContainer(remote: string) {
  attempts.set(remote, (attempts.get(remote) ?? 0) + 1);
  Reflect.set(globalThis, containerName(remote), undefined);
}

const entryUrl = ({ base, entry }: RemoteVersion) =>
  new URL(base + entry, window.location.href).href;

/** Tells the browser extension for Module Federation, which reads the runtime's snapshot, a page's remotes. */
export function announceRemotes(remotes: Composition['remotes']) {
  const builds = Object.entries(remotes).map(([remote, version]) => ({
    name: containerName(remote),
    version: version.version ?? version.base,
    remoteEntry: entryUrl(version),
  }));
  runtimeCore.addGlobalSnapshot({
    [SHELL_NAME]: {
      ...{ version: versionOf(SHELL), buildVersion: versionOf(SHELL) },
      ...{ remoteTypesZip: '', consumerList: [], shared: [] },
      remotesInfo: Object.fromEntries(
        builds.map(({ name, version }) => [name, { matchedVersion: version }]),
      ),
    },
    ...Object.fromEntries(
      builds.map((build) => [
        `${build.name}:${build.version}`,
        { ...build, globalName: build.name },
      ]),
    ),
  });
}

/** Each attempt has a name of its own. Replacing a registered remote would also remove modules from the share scope. */
function register(remote: string, version: RemoteVersion): string {
  const entryGlobalName = containerName(remote);
  const attempt = attempts.get(remote);
  const name = attempt === undefined ? entryGlobalName : `${entryGlobalName}.${attempt}`;
  const entry = entryUrl(version);
  federation.registerRemotes([{ name, entry, entryGlobalName, type: 'global' }]);
  return name;
}

/**
 * Loads a module that a remote's container exposes; the container itself is loaded once, then `onOpen` is called.
 * @throws Error where its script or the module can't be loaded.
 */
export async function loadExposed(
  remote: string,
  version: RemoteVersion,
  exposed: string,
  onOpen: () => void,
): Promise<unknown> {
  const request = `${register(remote, version)}/${exposed}`;
  const listener = (opened: string) => {
    if (opened === request) onOpen();
  };
  openListeners.add(listener);
  try {
    return await federation.loadRemote(request);
  } finally {
    openListeners.delete(listener);
  }
}

/** The remotes that have taken a shared module, from the page's share scope. */
export function remotesUsing(module: string): string[] {
  const shared = federation.shareScopeMap.default?.[module]?.[versionOf(module)];
  return (shared?.useIn ?? []).map((container) => container.replaceAll('_', '-'));
}
