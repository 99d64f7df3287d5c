import { createReadStream } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../../../../platform/files/read-if-there.ts';
import { copyAtomically, writeAtomically } from '../../../../platform/files/write-atomically.ts';
import type { PictureStorage } from '../port.ts';
import type { PictureStorageConfig } from './config.ts';

const STORED = /^[0-9a-z]+$/;

async function* storedNames(dir: string): AsyncGenerator<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isFile() && STORED.test(entry.name)) yield entry.name;
}

/** Uploaded pictures and files below `dir`, in folders by the first two characters of their names. */
function dirStorage(dir: string): PictureStorage {
  const fileOf = (name: string) => join(dir, name.slice(0, 2), name);
  return {
    read: (name) => readIfThere(fileOf(name)),
    has: (name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    write: (name, bytes) => writeAtomically(fileOf(name), bytes),
    addFile: (name, { path }) => copyAtomically(path, fileOf(name)),
    size: (name) =>
      stat(fileOf(name)).then(
        ({ size }) => size,
        () => undefined,
      ),
    open: (name, range) =>
      access(fileOf(name)).then(
        () => createReadStream(fileOf(name), range),
        () => undefined,
      ),
    remove: (name) => rm(fileOf(name), { force: true }),
    names: () => storedNames(dir),
  };
}

/** The storage that PICTURE_STORAGE selects. The S3 client is loaded only when needed. */
export async function openPictureStorage(config: PictureStorageConfig): Promise<PictureStorage> {
  if (config.at === 'dir') return dirStorage(config.dir);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config);
}
