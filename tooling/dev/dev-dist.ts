import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import {
  readRemoteManifest,
  readShellManifest,
} from '../../server/src/modules/delivery/registry/built.ts';
import { openOwnRegistry } from '../../server/src/modules/delivery/registry/index.ts';
import { readRegistry, writeStaticRegistry } from '../build/publish.ts';
import type { Sources } from './sources.ts';

/** Origins of a session: of the scripts built from source, and of the WebSocket that tells pages about changes. */
export interface Addresses {
  scripts: string;
  socket: string;
}

/** The version, in the development registry, of remotes built from source. */
const VERSION = 'dev';

/** Without hashes, since files built from source change while pages load them. */
const unchecked = { integrity: {}, checks: 'nothing' as const };

/** The folder of a session for the files that a workspace's compiler writes to disk. */
export const compiledDir = (devDir: string, name: string) => path.join(devDir, 'compiled', name);

const originsOf = ({ scripts, socket }: Addresses) => [scripts, socket];

const writeShell = (shellDir: string, manifest: object) =>
  writeFileSync(path.join(shellDir, 'shell.json'), JSON.stringify(manifest, null, 2));

/** Uses a freshly compiled shell: its scripts come from the session's server, without hashes, since they change. */
function takeShell(devDir: string, at: Addresses) {
  const compiled = compiledDir(devDir, 'shell');
  const shellDir = path.join(devDir, 'built/shell');
  const manifest = readShellManifest(path.join(compiled, 'shell.json'));
  cpSync(path.join(compiled, 'index.html'), path.join(shellDir, 'index.html'));
  cpSync(path.join(compiled, 'root'), path.join(shellDir, 'root'), { recursive: true });
  writeShell(shellDir, {
    ...manifest,
    scripts: manifest.scripts.map(({ file }) => ({ file })),
    ...unchecked,
    base: `${at.scripts}/shell/`,
    origins: originsOf(at),
  });
}

function fromSource(devDir: string, name: string, at: Addresses): Registry['remotes'] {
  const file = path.join(compiledDir(devDir, name), 'remote.json');
  if (!existsSync(file)) return {};
  const base = `${at.scripts}/${name}/`;
  const version = { ...readRemoteManifest(file), ...unchecked, base, status: 'live' as const };
  return { [name]: { stable: VERSION, versions: { [VERSION]: version }, history: [] } };
}

/**
 * Makes `devDir` a separate dist folder with a signed registry of its own. The deployed files of `distDir` are linked;
 * its built shell is copied, since the session changes the manifest. `distDir` itself is only read.
 */
export async function openDevDist(
  distDir: string,
  devDir: string,
  { fromSource: names, asBuilt }: Sources,
  at: Addresses,
) {
  rmSync(devDir, { recursive: true, force: true });
  mkdirSync(path.join(distDir, 'remotes'), { recursive: true });
  const shellDir = path.join(devDir, 'built/shell');
  mkdirSync(shellDir, { recursive: true });
  if (asBuilt.includes('shell')) {
    cpSync(path.join(distDir, 'built/shell'), shellDir, { recursive: true });
    const manifest = readShellManifest(path.join(shellDir, 'shell.json'));
    writeShell(shellDir, { ...manifest, origins: originsOf(at) });
  }
  // A new name each time, since a server that remembers an earlier session's log would reject a new one as outdated.
  const dir = path.join(devDir, `deployments-${Date.now().toString(36)}`);
  mkdirSync(dir, { recursive: true });
  symlinkSync(path.join(distDir, 'remotes'), path.join(dir, 'remotes'), 'junction');
  const keyFile = path.join(devDir, 'registry-key.pem');
  const registry = await openOwnRegistry(dir, keyFile);

  /** Takes what was compiled into the registry: remotes from source as they are now, the others as deployed. */
  async function take(hasNewShell: boolean): Promise<void> {
    if (hasNewShell) takeShell(devDir, at);
    const deployed = readRegistry(distDir).remotes;
    const remotes: Registry['remotes'] = {};
    for (const name of asBuilt) if (deployed[name] !== undefined) remotes[name] = deployed[name];
    for (const name of names) Object.assign(remotes, fromSource(devDir, name, at));
    // Files built from source have no hashes.
    const write = (before: Registry) => ({ ...before, remotes, requires_checks: false });
    writeStaticRegistry(devDir, await registry.change(write));
  }
  await take(false);
  return {
    take,
    /** Environment variables that tell the session's server about the registry. */
    env: {
      DEPLOYMENT_STORAGE: 'dir',
      DEPLOYMENT_DIR: dir,
      REGISTRY_KEY_FILE: keyFile,
      REGISTRY_PUBLIC_KEYS: '',
    },
  };
}
