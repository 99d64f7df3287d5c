import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@pinpu/shared/contracts';
import { remotesBase } from './remotes-base.ts';

type Manifest = Omit<RemoteVersion, 'base' | 'status'>;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** The registry of a dist folder, or an empty one. */
export function readRegistry(distDir: string): Registry {
  const file = path.join(distDir, 'registry.json');
  return existsSync(file) ? readJson<Registry>(file) : { sequence: 0, remotes: {} };
}

/** Writes the registry in one step, so that a reader sees the old one or the new one. */
export function writeRegistry(distDir: string, registry: Registry) {
  const file = path.join(distDir, 'registry.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Puts a build of a remote under `remotes/<name>/<version>/`, where it is never overwritten, and makes it the
 * stable version, found where `REMOTES_BASE` says. The version is the package's, with a digest of the scripts.
 */
export function publishRemote(
  root: string,
  distDir: string,
  name: string,
  builtDir: string,
  now: Date,
  setting = process.env.REMOTES_BASE,
) {
  const origin = remotesBase(setting, name);
  const manifest = readJson<Manifest>(path.join(builtDir, 'remote.json'));
  const { version: released } = readJson<{ version: string }>(
    path.join(root, name, 'package.json'),
  );
  const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 10);
  const version = `${released}-${digest}`;
  const place = path.join(distDir, 'remotes', name, version);
  if (!existsSync(place)) cpSync(builtDir, place, { recursive: true });
  const registry = readRegistry(distDir);
  const known = registry.remotes[name] ?? { stable: '', versions: {}, history: [] };
  const base = `${origin}remotes/${name}/${version}/`;
  const moved = known.versions[version]?.base !== base;
  known.versions[version] = { ...manifest, base, status: 'live' };
  if (known.stable !== version) {
    known.stable = version;
    known.history.push({ version, at: now.toISOString() });
    registry.sequence += 1;
  } else if (moved) registry.sequence += 1;
  registry.remotes[name] = known;
  writeRegistry(distDir, registry);
  return version;
}
