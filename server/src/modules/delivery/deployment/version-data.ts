import {
  type RemoteVersion,
  remoteManifestSchema,
  type ShellVersion,
  shellManifestSchema,
} from '@pinpu/shared/contracts';
import { type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { SHELL } from '@pinpu/shared/domain';
import type { FileList } from './artefact.ts';
import { compressedGate } from './gates/compressed.ts';
import { type ArtefactFile, contentGate } from './gates/content.ts';
import type { GateRejection } from './gates/gate.ts';
import { integrityGate } from './gates/integrity.ts';
import { folderOf } from './names.ts';

export interface Publication {
  name: string;
  version: string;
  files: FileList;
  by: string;
  at: string;
}

interface VersionData {
  /** Undefined where the manifest can't be read. */
  data?: RemoteVersion | ShellVersion;
  rejections: GateRejection[];
}

const rejection = (reason: string): GateRejection => ({
  gate: 'manifest',
  reason,
  what_to_do: 'build it with the tooling of this shop, which writes the manifest',
});

function parsedManifest<T extends Schema>(
  schema: T,
  file: string,
  artefact: readonly ArtefactFile[],
) {
  const bytes = artefact.find(({ path }) => path === file)?.bytes;
  if (bytes === undefined) return rejection(`there is no ${file}`);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return rejection(`${file} is not JSON`);
  }
  const parsed = safeParse(schema, json);
  if (parsed.success) return { manifest: parsed.data };
  return rejection(`${file} is wrong at ${parsed.error.issues[0]?.path.join('.') || 'its root'}`);
}

const missing = (files: FileList, needed: readonly string[]): GateRejection[] =>
  [...new Set(needed)]
    .filter((file) => !Object.hasOwn(files, file))
    .map((file) => rejection(`the manifest needs ${file}, which was not uploaded`));

function remoteData(
  { name, version, files, by, at }: Publication,
  artefact: readonly ArtefactFile[],
): VersionData {
  const parsed = parsedManifest(remoteManifestSchema, 'remote.json', artefact);
  if (!('manifest' in parsed)) return { rejections: [parsed] };
  const { manifest } = parsed;
  const base = `/${folderOf(name, version)}`;
  const deployed = { base, status: 'live' as const, files, published_at: at, published_by: by };
  const needed = [manifest.entry, ...manifest.routes.flatMap((route) => route.files)];
  const { integrity, checks } = manifest;
  return {
    data: { ...manifest, ...deployed },
    rejections: [...missing(files, needed), ...integrityGate({ hashes: integrity, checks, files })],
  };
}

function shellData(
  { version, files, by, at }: Publication,
  artefact: readonly ArtefactFile[],
): VersionData {
  const parsed = parsedManifest(shellManifestSchema, 'shell.json', artefact);
  if (!('manifest' in parsed)) return { rejections: [parsed] };
  const { base: _built, ...manifest } = parsed.manifest;
  const base = `/${folderOf(SHELL, version)}`;
  const deployed = { base, status: 'live' as const, files, published_at: at, published_by: by };
  const first = manifest.scripts.map(({ file, integrity = '' }) => [file, integrity] as const);
  const hashes = { ...manifest.integrity, ...Object.fromEntries(first) };
  const needed = ['index.html', ...first.map(([file]) => file)];
  return {
    data: { ...manifest, ...deployed },
    rejections: [
      ...missing(files, needed),
      ...integrityGate({ hashes, checks: manifest.checks, files }),
    ],
  };
}

/** The registry's data of a version, read from the manifest among its files, and faults of the manifest. */
export function versionData(
  publication: Publication,
  artefact: readonly ArtefactFile[],
): VersionData {
  const read = publication.name === SHELL ? shellData : remoteData;
  const { data, rejections } = read(publication, artefact);
  const all = [...rejections, ...compressedGate(artefact), ...contentGate(artefact)];
  return data ? { data, rejections: all } : { rejections: all };
}
