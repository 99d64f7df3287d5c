import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileKind } from '@pinpu/shared/domain';

export interface BuiltFile {
  kind: ReturnType<typeof fileKind>;
  bytes: Buffer;
  sha384: string;
}

export interface Artefact {
  name: string;
  version: string;
  /** Files by path, with forward slashes. */
  files: ReadonlyMap<string, BuiltFile>;
}

/** Source maps are not uploaded, since they contain the sources. */
const isUploaded = (file: string) => !/\.map(?:\.br|\.gz)?$/.test(file);

export const sha384Of = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export function builtFiles(folder: string): Map<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter(isUploaded)
    .sort();
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return [name, { kind: fileKind(name), bytes, sha384: sha384Of(bytes) }];
    }),
  );
}

export const fileList = ({ files }: Pick<Artefact, 'files'>) =>
  Object.fromEntries(
    [...files].map(([name, { kind, bytes, sha384 }]) => [
      name,
      { kind, bytes: bytes.length, sha384 },
    ]),
  );

/** Its version: `released`, and a digest of the files, so that every build has another one. */
export function artefactIn(folder: string, name: string, released: string): Artefact {
  const files = builtFiles(folder);
  const list = JSON.stringify(fileList({ files }));
  const digest = createHash('sha256').update(list).digest('hex').slice(0, 10);
  return { name, version: `${released}-${digest}`, files };
}

/** The build in `folder`, released as `package.json` in `workspace` says. */
export function artefactOf(workspace: string, folder: string, name: string): Artefact {
  const file = path.join(workspace, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return artefactIn(folder, name, version);
}
