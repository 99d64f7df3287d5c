import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeployedFile } from '@pinpu/shared/contracts';
import { fileKind } from '@pinpu/shared/domain';

/** The hash of a file, in the format of `integrity` attributes. */
export const sha384 = (bytes: Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const deployedFile = (file: string, bytes: Buffer): DeployedFile => ({
  kind: fileKind(file),
  bytes: bytes.length,
  sha384: sha384(bytes),
});

/** The files of a build, by path. Source maps are left out, since they contain the sources. */
export function readArtefact(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.map(\.br|\.gz)?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name))]));
}

export const listedFiles = (files: ReadonlyMap<string, Buffer>): Record<string, DeployedFile> =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, deployedFile(name, bytes)]));
