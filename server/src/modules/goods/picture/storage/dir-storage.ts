import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../../../../platform/files/read-if-there.ts';
import { writeAtomically } from '../../../../platform/files/write-atomically.ts';
import type { PictureStorage } from '../port.ts';

const STORED = /^[0-9a-z]+$/;

async function* storedNames(dir: string): AsyncGenerator<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isFile() && STORED.test(entry.name)) yield entry.name;
}

/** Uploaded pictures as files below `dir`, in folders by the first two characters of their names. */
export function dirStorage(dir: string): PictureStorage {
  const fileOf = (name: string) => join(dir, name.slice(0, 2), name);
  return {
    read: (name) => readIfThere(fileOf(name)),
    has: (name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    write: (name, bytes) => writeAtomically(fileOf(name), bytes),
    remove: (name) => rm(fileOf(name), { force: true }),
    names: () => storedNames(dir),
  };
}
