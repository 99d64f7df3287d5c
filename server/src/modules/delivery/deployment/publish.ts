import { fileKind } from '@pinpu/shared/domain';
import { type FileList, readArtefact } from './artefact.ts';
import type { DeploymentContext } from './context.ts';
import { deployedUnder, publishVersion } from './flips.ts';
import type { AcceptableGate, LiveRegistry } from './gates/gate.ts';
import { liveRejections } from './gates/index.ts';
import { requireNames } from './names.ts';
import { rejectAt } from './reject-at.ts';
import { versionData } from './version-data.ts';

export interface PublishRequest {
  name: string;
  version: string;
  files: Readonly<Record<string, { bytes: number; sha384: string }>>;
  accept: readonly AcceptableGate[];
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
