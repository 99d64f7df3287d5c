import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Registry, registrySchema } from '@pinpu/shared/contracts';
import { listedFiles, readArtefact } from '../../server/src/modules/delivery/registry/artefact.ts';
import {
  readRemoteManifest,
  readShellManifest,
} from '../../server/src/modules/delivery/registry/built.ts';
import {
  openRegistry,
  type RegistryState,
} from '../../server/src/modules/delivery/registry/index.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { readManifest } from '../webpack/read-manifest.ts';
import { remotesBase } from './remotes-base.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The registry beside the builds of a dist folder; an empty one if there is none. @throws Error that says how to repair
 * a damaged one
 */
export function readRegistry(distDir: string): Registry {
  const file = path.join(distDir, 'registry.json');
  if (!existsSync(file)) return { sequence: 0, remotes: {} };
  try {
    return readManifest(registrySchema, file);
  } catch (error) {
    throw new Error(
      `The registry is damaged: ${error instanceof Error ? error.message : error} Put a good copy in its place, or delete it and run the command again, which writes a new one.`,
    );
  }
}

function writeWhole(file: string, bytes: Buffer | string) {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

/** Each file is replaced at once, so readers see the old or the new one. */
export function writeStaticRegistry(distDir: string, { payload, signatures }: RegistryState) {
  const file = path.join(distDir, 'registry.json');
  writeWhole(`${file}.sig`, JSON.stringify({ signatures }));
  writeWhole(file, payload);
}

/**
 * Writes `built/<name>.json` for a build in `built/<name>/`: its version (the package's version and a digest of the
 * files) and its address, which follows from `REMOTES_BASE`. It is published from there. For static hosts, copies the
 * build to `remotes/<name>/<version>/`, which is never overwritten.
 */
export function noteBuild(
  root: string,
  distDir: string,
  name: string,
  setting = process.env.REMOTES_BASE,
): string {
  const folder = path.join(distDir, 'built', name);
  if (name === 'shell') readShellManifest(path.join(folder, 'shell.json'));
  else readRemoteManifest(path.join(folder, 'remote.json'));
  const origin = name === 'shell' ? '/' : remotesBase(setting, name);
  const { version: released } = readJson<{ version: string }>(
    path.join(root, name, 'package.json'),
  );
  const files = JSON.stringify(listedFiles(readArtefact(folder)));
  const digest = createHash('sha256').update(files).digest('hex').slice(0, 10);
  const version = `${released}-${digest}`;
  const place = path.join(distDir, 'remotes', name, version);
  if (!existsSync(place)) cpSync(folder, place, { recursive: true });
  const note = { version, base: `${origin}remotes/${name}/${version}/` };
  mkdirSync(path.join(distDir, 'built'), { recursive: true });
  writeWhole(path.join(distDir, 'built', `${name}.json`), JSON.stringify(note));
  return version;
}

/** Prints what the server would log. */
const consoleLog = {
  error: (fields: object, text: string) => console.error(`${text}:`, JSON.stringify(fields)),
};

function settings(root: string) {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  return readConfig({ ...process.env, DATA_DIR: dataDir });
}

/**
 * Publishes the builds of a dist folder in the registry of this machine's shop, which then serves them, and writes the
 * static registry. `fresh` are the names of those just compiled: they become stable even if the version was replaced
 * before.
 */
export async function publishBuilds(root: string, distDir: string, fresh: readonly string[]) {
  const publishing = { distDir, by: 'npm run build', fresh };
  const source = await openRegistry(settings(root), () => new Date(), consoleLog, publishing);
  if (source.signer() === null)
    console.log('未發布 Not published: the key of the registry is not on this machine.');
  writeStaticRegistry(distDir, source.current());
}
