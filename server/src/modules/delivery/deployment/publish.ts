import {
  type RemoteVersion,
  remoteManifestSchema,
  type ShellVersion,
  shellManifestSchema,
} from '@pinpu/shared/contracts';
import { type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { fileKind, SHELL } from '@pinpu/shared/domain';
import { type FileList, readArtefact } from './artefact.ts';
import type { DeploymentContext } from './context.ts';
import { deployedUnder, publishVersion } from './flips.ts';
import { type ArtefactFile, contentGate } from './gates/content.ts';
import {
  type AcceptableGate,
  type GateRejection,
  type LiveRegistry,
  rejectAt,
} from './gates/gate.ts';
import { liveRejections } from './gates/index.ts';
import { compressedGate, integrityGate } from './gates/integrity.ts';
import { folderOf, requireNames } from './names.ts';

interface Publication {
  name: string;
  version: string;
  files: FileList;
  by: string;
  at: string;
}

interface VersionData {
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

const manifestData = (publication: Publication, artefact: readonly ArtefactFile[]): VersionData =>
  (publication.name === SHELL ? shellData : remoteData)(publication, artefact);

function versionData(publication: Publication, artefact: readonly ArtefactFile[]): VersionData {
  const { data, rejections } = manifestData(publication, artefact);
  const all = [...rejections, ...compressedGate(artefact), ...contentGate(artefact)];
  return data ? { data, rejections: all } : { rejections: all };
}

interface PublishRequest {
  name: string;
  version: string;
  files: Readonly<Record<string, { bytes: number; sha384: string }>>;
  accept: readonly AcceptableGate[];
}

/**
 * Runs the gates that need no file but the manifest, before a version is uploaded. The list and the manifest are the
 * caller's: the gates run again with the stored files. @throws Rejection 422 with the gates' rejections.
 */
export async function checkBeforeUpload(
  { clock, current }: DeploymentContext,
  { name, version, accept, ...request }: PublishRequest & { manifest: string },
  by: string,
): Promise<void> {
  requireNames(name, version);
  const files = withKinds(request.files);
  const path = name === SHELL ? 'shell.json' : 'remote.json';
  const manifest = { path, kind: fileKind(path), bytes: Buffer.from(request.manifest) };
  const publication = { name, version, files, by, at: clock().toISOString() };
  const { data, rejections } = manifestData(publication, [manifest]);
  rejectAt(rejections);
  if (data) rejectAt(liveRejections(name, data, await current(), accept));
}

function publishedVersion(registry: LiveRegistry, { name, version }: PublishRequest) {
  const versions = deployedUnder(registry, name)?.versions ?? {};
  return Object.hasOwn(versions, version) ? versions[version] : undefined;
}

/** The list with the kind of each file, derived from its name, since gates depend on it. */
const withKinds = (files: PublishRequest['files']): FileList =>
  Object.fromEntries(
    Object.entries(files).map(([path, { bytes, sha384 }]) => [
      path,
      { kind: fileKind(path), bytes, sha384 },
    ]),
  );

/**
 * Adds an uploaded version to the registry; no visitor gets it yet. Reads every file back, compares it with the list,
 * and runs the gates. An existing version is not changed. @throws Rejection 422 with the gates' rejections.
 */
export async function publish(
  { storage, clock, current, change }: DeploymentContext,
  request: PublishRequest,
  by: string,
): Promise<{ state: 'published' | 'exists'; base: string }> {
  const { name, version, accept } = request;
  requireNames(name, version);
  const known = publishedVersion(await current(), request);
  if (known) return { state: 'exists', base: known.base };
  const files = withKinds(request.files);
  const read = await readArtefact(storage, { name, version, files });
  rejectAt(read.rejections);
  const publication = { name, version, files, by, at: clock().toISOString() };
  const { data, rejections } = versionData(publication, read.files);
  rejectAt(rejections);
  if (data === undefined) throw new Error(`${name} ${version} has no manifest`);
  await change((registry) => {
    if (publishedVersion(registry, request)) return registry;
    rejectAt(liveRejections(name, data, registry, accept));
    return publishVersion(registry, name, version, data);
  });
  return { state: 'published', base: data.base };
}
