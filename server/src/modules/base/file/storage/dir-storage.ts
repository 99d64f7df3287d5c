import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStorage, objectTime } from './port.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function* storedNames(dir: string): AsyncGenerator<string> {
  for (const name of await readdir(dir).catch(() => []))
    if (objectTime(name) !== undefined) yield name;
}

export function dirStorage(dir: string): FileStorage {
  const fileOf = (name: string) => join(dir, name);
  return {
    async add(name, { path }) {
      await mkdir(dir, { recursive: true });
      await sync(path);
      await rename(path, fileOf(name));
      await sync(dir);
    },
    open: (name) =>
      access(fileOf(name)).then(
        () => createReadStream(fileOf(name)),
        () => undefined,
      ),
    remove: (name) => rm(fileOf(name), { force: true }),
    names: () => storedNames(dir),
  };
}
