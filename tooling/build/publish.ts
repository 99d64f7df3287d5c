import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Registry,
  type RemoteManifest,
  registrySchema,
  remoteManifestSchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { fillVersions } from '../webpack/read-remote-source.ts';
import { remotesBase } from './remotes-base.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

function parsedRegistry(file: string): Registry | undefined {
  try {
    const parsed = safeParse(registrySchema, readJson(file));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The registry of a dist folder, or an empty one.
 * @throws Error with a sentence that says how to fix a damaged one, which is never overwritten.
 */
export function readRegistry(distDir: string): Registry {
  const file = path.join(distDir, 'registry.json');
  if (!existsSync(file)) return { sequence: 0, remotes: {} };
  const registry = parsedRegistry(file);
  if (registry === undefined)
    throw new Error(
      `The registry ${file} is damaged: put a good copy in its place, or delete it and run the command again, which writes a new one without its history.`,
    );
  return registry;
}

/** Before 1.0 a version listed what it fills in `slots`; external readers of the registry may still look there. */
const forOlderReaders = ({ remotes, ...registry }: Registry) => ({
  ...registry,
  remotes: mapValues(remotes, ({ versions, ...remote }) => ({
    ...remote,
    versions: mapValues(versions, (one) => ({ ...one, slots: fillVersions(one.fills) })),
  })),
});

const mapValues = <From, To>(values: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** A build's `remote.json`, validated. */
export function readManifest(file: string): RemoteManifest {
  const parsed = safeParse(remoteManifestSchema, readJson(file));
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') || 'its root';
  throw new Error(`The manifest ${file} is wrong at ${place}: build the remote again.`);
}

/** Writes the registry atomically, so that readers see the old one or the new one. */
export function writeRegistry(distDir: string, registry: Registry) {
  const file = path.join(distDir, 'registry.json');
  const text = JSON.stringify(forOlderReaders(registry), null, 2);
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Puts a build of a remote under `remotes/<name>/<version>/`, where it is never overwritten, and makes it the stable
 * version, at the address given by `REMOTES_BASE`. The version is the package's plus a digest of the scripts.
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
  const manifest = readManifest(path.join(builtDir, 'remote.json'));
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
  // A build that was marked bad stays bad: the next start publishes it again.
  const status = known.versions[version]?.status ?? 'live';
  known.versions[version] = { ...manifest, base, status };
  if (known.stable !== version) {
    known.stable = version;
    known.history.push({ version, at: now.toISOString() });
    registry.sequence += 1;
  } else if (moved) registry.sequence += 1;
  registry.remotes[name] = known;
  writeRegistry(distDir, registry);
  return version;
}
