import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import {
  readRemoteManifest,
  readShellManifest,
} from '../../server/src/modules/delivery/registry/built.ts';
import { readRegistry } from '../build/publish.ts';
import type { Addresses } from './addresses.ts';
import type { Sources } from './sources.ts';

/** The version, in the development registry, of remotes built from source. */
const VERSION = 'dev';

/** Without hashes, since files built from source change while pages load them. */
const unchecked = { integrity: {}, checks: 'nothing' as const };

/** The folder of a session for the files that a workspace's compiler writes to disk. */
export const compiledDir = (devDir: string, name: string) => path.join(devDir, 'compiled', name);

/**
 * Makes `devDir` a separate dist folder. The deployed files of `distDir` are linked; its built shell is copied, since
 * the session changes the manifest. `distDir` itself is only read.
 */
export function openDevDist(distDir: string, devDir: string, { asBuilt }: Sources, at: Addresses) {
  rmSync(devDir, { recursive: true, force: true });
  mkdirSync(path.join(distDir, 'remotes'), { recursive: true });
  mkdirSync(devDir, { recursive: true });
  const shellDir = path.join(devDir, 'built/shell');
  const builtShell = path.join(distDir, 'built/shell');
  if (asBuilt.includes('shell')) {
    cpSync(builtShell, shellDir, { recursive: true });
    const manifest = readShellManifest(path.join(builtShell, 'shell.json'));
    writeShell(shellDir, { ...manifest, origins: originsOf(at) });
  } else mkdirSync(shellDir, { recursive: true });
}

const originsOf = ({ scripts, socket }: Addresses) => [scripts, socket];

const writeShell = (shellDir: string, manifest: object) =>
  writeFileSync(path.join(shellDir, 'shell.json'), JSON.stringify(manifest, null, 2));

/** Uses a freshly compiled shell: its scripts come from the session's server, without hashes, since they change. */
export function takeShell(devDir: string, at: Addresses) {
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

function fromSource(devDir: string, name: string, at: Addresses): Registry['remotes'][string] {
  const manifest = readRemoteManifest(path.join(compiledDir(devDir, name), 'remote.json'));
  const base = `${at.scripts}/${name}/`;
  const version = { ...manifest, ...unchecked, base, status: 'live' as const };
  return { stable: VERSION, versions: { [VERSION]: version }, history: [] };
}

/** The remotes of the development registry: those from source at the session's address, the others as deployed. */
export function devRemotes(
  distDir: string,
  devDir: string,
  { fromSource: names, asBuilt }: Sources,
  at: Addresses,
): Registry['remotes'] {
  const deployed = readRegistry(distDir).remotes;
  const remotes: Registry['remotes'] = {};
  for (const name of asBuilt) if (deployed[name] !== undefined) remotes[name] = deployed[name];
  for (const name of names)
    if (existsSync(path.join(compiledDir(devDir, name), 'remote.json')))
      remotes[name] = fromSource(devDir, name, at);
  return remotes;
}
