import type { RemoteVersion } from '@pinpu/shared/contracts';
import { sha384 } from '../registry/artefact.ts';
import type { DeploymentStorage } from '../registry/index.ts';
import type { ArtefactFile } from './gates/content.ts';
import { type GateRejection, rejectionBy } from './gates/gate.ts';
import { folderOf, isFilePath } from './names.ts';

export type FileList = NonNullable<RemoteVersion['files']>;

export const VERSION_LIMITS = { bytes: 30 * 1024 * 1024, files: 1000 };

const rejection = rejectionBy('manifest');

function fileFault(
  path: string,
  listed: FileList[string],
  bytes: Buffer | undefined,
): GateRejection | undefined {
  if (bytes === undefined) return rejection(`${path} was not uploaded`, 'upload it, and try again');
  if (sha384(bytes) === listed.sha384 && bytes.length === listed.bytes) return undefined;
  return rejection(
    `${path} as stored is not the file of the list: its hash or size differs`,
    'build again, which gives a new version; a stored file is never overwritten',
  );
}

function listFaults(files: FileList): GateRejection[] {
  const paths = Object.keys(files);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const wrong = paths.filter((path) => !isFilePath(path));
  return [
    ...wrong.map((path) => rejection(`${path} is no path of a file`, 'give it a plain name')),
    ...(paths.length > VERSION_LIMITS.files || bytes > VERSION_LIMITS.bytes
      ? [
          rejection(
            `the version has ${paths.length} files of ${bytes} bytes in all`,
            `stay within ${VERSION_LIMITS.files} files and ${VERSION_LIMITS.bytes} bytes`,
          ),
        ]
      : []),
  ];
}

/** A file that is not in the list is rejected, too. */
export async function readArtefact(
  storage: DeploymentStorage,
  { name, version, files }: { name: string; version: string; files: FileList },
): Promise<{ files: ArtefactFile[]; rejections: GateRejection[] }> {
  const faults = listFaults(files);
  if (faults.length > 0) return { files: [], rejections: faults };
  const folder = folderOf(name, version);
  const read = Object.entries(files).map(async ([path, listed]) => {
    const bytes = await storage.read(folder + path);
    const fault = fileFault(path, listed, bytes);
    return { fault, file: bytes && { path, kind: listed.kind, bytes } };
  });
  const compared = await Promise.all(read);
  const rejections = compared.flatMap(({ fault }) => fault ?? []);
  for await (const key of storage.list(folder)) {
    const path = key.slice(folder.length);
    if (!Object.hasOwn(files, path))
      rejections.push(
        rejection(`${path} was uploaded, but is not in the list`, 'list it, or build again'),
      );
  }
  return { files: compared.flatMap(({ file }) => file ?? []), rejections };
}
