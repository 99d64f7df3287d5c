import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Registry,
  type RemoteManifest,
  type RemoteVersion,
  remoteManifestSchema,
  type ShellManifest,
  type ShellVersion,
  shellManifestSchema,
} from '@pinpu/shared/contracts';
import { object, type Schema, safeParse, string } from '@pinpu/shared/contracts/schema';
import { SHELL } from '@pinpu/shared/domain';
import { listedFiles, readArtefact } from './artefact.ts';
import { changeRegistry } from './change.ts';
import type { Signer } from './keys.ts';
import type { RegistryLog } from './registry-log.ts';
import type { DeploymentStorage } from './storage/port.ts';

/** `built/<name>.json`: version and base URL under which a build is published. */
const noteSchema = object({ version: string(), base: string() });

interface Build {
  name: string;
  version: string;
  base: string;
  folder: string;
}

const fault = (file: string, place: string) =>
  new Error(`The manifest ${file} is wrong at ${place}: build the remote again.`);

function readFile<T extends Schema>(schema: T, file: string) {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof SyntaxError ? fault(file, 'its root') : error;
  }
  const parsed = safeParse(schema, json);
  if (parsed.success) return parsed.data;
  throw fault(file, parsed.error.issues[0]?.path.join('.') || 'its root');
}

export const readRemoteManifest = (file: string): RemoteManifest =>
  readFile(remoteManifestSchema, file);

export const readShellManifest = (file: string): ShellManifest =>
  readFile(shellManifestSchema, file);

export function buildsIn(distDir: string): Build[] {
  const place = path.join(distDir, 'built');
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((name) => /^(?:mf-[\w-]+|shell)\.json$/.test(name));
  return names.map((file) => ({
    name: file.slice(0, -'.json'.length),
    ...readFile(noteSchema, path.join(place, file)),
    folder: path.join(place, file.slice(0, -'.json'.length)),
  }));
}

const AT_ONCE = 8;

async function upload(storage: DeploymentStorage, key: string, files: Map<string, Buffer>) {
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await storage.create(`${key}/${next[0]}`, next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

type Published = Pick<RemoteVersion, 'base' | 'status' | 'files' | 'published_at' | 'published_by'>;

const remoteVersion = (folder: string, published: Published): RemoteVersion => ({
  ...readRemoteManifest(path.join(folder, 'remote.json')),
  ...published,
});

const shellVersion = (folder: string, published: Published): ShellVersion => ({
  ...readShellManifest(path.join(folder, 'shell.json')),
  ...published,
});

type Live<Version> = Omit<Registry['remotes'][string], 'versions'> & {
  versions: Record<string, Version>;
};

/** A new version becomes stable; a known one only if just compiled and not marked bad. */
function withBuild<Version extends RemoteVersion | ShellVersion>(
  live: Live<Version>,
  { version, base }: Build,
  fresh: Version | undefined,
  { isFresh, at, by }: { isFresh: boolean; at: string; by: string },
): Live<Version> {
  const known = live.versions[version];
  const next = known === undefined ? fresh : { ...known, base };
  if (next === undefined) return live;
  const versions = { ...live.versions, [version]: next };
  const flips =
    live.stable !== version && (known === undefined || (isFresh && known.status === 'live'));
  if (!flips) return { ...live, versions };
  const from = live.stable === '' ? {} : { from: live.stable };
  const entry = { version, at, action: 'built' as const, by, ...from };
  return { ...live, stable: version, versions, history: [...live.history, entry] };
}

const NOTHING = { stable: '', versions: {}, history: [] };

export interface Publishing {
  distDir: string;
  by: string;
  fresh?: readonly string[];
}

/** A version that the registry knows keeps its status, so that a start never undoes a rollback. */
export async function publishBuilt(
  source: RegistryLog,
  signer: Signer,
  now: Date,
  { distDir, by, fresh = [] }: Publishing,
) {
  const builds = buildsIn(distDir);
  if (builds.length === 0) return;
  const before = (await source.refresh())?.registry;
  const at = now.toISOString();
  const published = new Map<string, Published>();
  for (const { name, version, base, folder } of builds) {
    const live = name === SHELL ? before?.shell : before?.remotes[name];
    if (live?.versions[version] !== undefined) continue;
    const files = readArtefact(folder);
    await upload(source.storage, `remotes/${name}/${version}`, files);
    const fields = { base, status: 'live' as const, published_at: at, published_by: by };
    published.set(name, { ...fields, files: listedFiles(files) });
  }
  await changeRegistry(source, signer, now, (registry) => {
    for (const build of builds) {
      const { name, folder } = build;
      const how = { isFresh: fresh.includes(name), at, by };
      const fields = published.get(name);
      if (name === SHELL)
        registry.shell = withBuild(
          registry.shell ?? NOTHING,
          build,
          fields && shellVersion(folder, fields),
          how,
        );
      else
        registry.remotes[name] = withBuild(
          registry.remotes[name] ?? NOTHING,
          build,
          fields && remoteVersion(folder, fields),
          how,
        );
    }
    return registry;
  });
}
