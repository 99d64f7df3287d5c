import type { RemoteVersion } from '@pinpu/shared/contracts';
import { isVersionInRange } from '@pinpu/shared/domain';
import { loadEntry } from './entry-scripts.ts';
import { laterModules, modules, versionOf } from './shared-modules.ts';
import { untilLoaded } from './until-loaded.ts';

/** Modules that a host shares with a container, by name and version, in webpack's protocol for share scopes. */
type ShareScope = Record<string, Record<string, SharedModule>>;

interface SharedModule {
  get(): (() => unknown) | Promise<() => unknown>;
  from: string;
  eager: boolean;
  loaded: 1;
}

/** A container in webpack's protocol. */
interface Container {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => unknown>;
}

/** The last version of the shell in which remotes were built to use a federation runtime of the page. */
const LAST_WITH_RUNTIME = '1.0.0-beta.23';

/** The global name of a remote's container. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');

const entryUrl = ({ base, entry }: RemoteVersion) =>
  new URL(base + entry, window.location.href).href;

const uses = new Map<string, Set<string>>();

/** Which remotes have taken a shared module, by its name. */
export const moduleUses: ReadonlyMap<string, ReadonlySet<string>> = uses;

/** The shared modules for one remote, recorded when it takes them. A page has one copy of each (ADR 0002). */
function scopeFor(remote: string): ShareScope {
  const lent = (name: string, get: SharedModule['get'], eager: boolean) => {
    const noted = () => {
      uses.set(name, (uses.get(name) ?? new Set()).add(remote));
      return get();
    };
    const one: SharedModule = { get: noted, from: 'pinpu_shell', eager, loaded: 1 };
    return [name, { [versionOf(name)]: one }] as const;
  };
  const later = (load: () => Promise<unknown>) => async () => {
    const module = await untilLoaded(load);
    return () => module;
  };
  return Object.fromEntries([
    ...Object.entries(modules).map(([name, one]) => lent(name, () => () => one, true)),
    ...Object.entries(laterModules).map(([name, load]) => lent(name, later(load), false)),
  ]);
}

async function openContainer(remote: string, version: RemoteVersion): Promise<Container> {
  const url = entryUrl(version);
  await loadEntry(url);
  const container: Container | undefined = Reflect.get(globalThis, containerName(remote));
  if (container === undefined)
    throw new Error(`${url} defines no container ${containerName(remote)}`);
  await container.init(scopeFor(remote));
  return container;
}

const containers = new Map<string, Promise<Container>>();
/** How many times each container was dropped. */
const attempts = new Map<string, number>();

/** Drops a failed container, which stays failed: this remote's is loaded again from now on. */
export function forgetContainer(remote: string) {
  containers.delete(remote);
  attempts.set(remote, (attempts.get(remote) ?? 0) + 1);
  Reflect.set(globalThis, containerName(remote), undefined);
}

/**
 * Loads a module that a remote's container exposes; the container itself is loaded once, then `onOpen` is called.
 * @throws Error where its script or the module can't be loaded.
 */
export async function loadExposed(
  remote: string,
  version: RemoteVersion,
  name: string,
  onOpen: () => void,
): Promise<unknown> {
  if (isVersionInRange(LAST_WITH_RUNTIME, version.requires)) {
    const { loadOnRuntime } = await import(
      /* webpackChunkName: "federation-runtime" */ './runtime-containers.ts'
    );
    const container = { name: containerName(remote), entry: entryUrl(version) };
    return loadOnRuntime(container, name, attempts.get(remote) ?? 0, onOpen);
  }
  const opened = containers.get(remote) ?? openContainer(remote, version);
  containers.set(remote, opened);
  const container = await opened;
  onOpen();
  const factory = await container.get(`./${name}`);
  return factory();
}
