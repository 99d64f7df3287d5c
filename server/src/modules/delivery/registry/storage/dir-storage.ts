import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, unlink } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { readIfThere } from '../../../../platform/files/read-if-there.ts';
import { checkedKey, type DeploymentStorage } from './port.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '');

async function synced(place: string, flags: 'r' | 'wx', bytes?: Buffer) {
  const file = await open(place, flags);
  try {
    if (bytes !== undefined) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates a file under its name only once it is completely on the disk, and only if the name is free. */
async function createFile(place: string, bytes: Buffer): Promise<'created' | 'exists'> {
  const folder = dirname(place);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${randomUUID()}.part`);
  try {
    await synced(part, 'wx', bytes);
    await link(part, place);
    await synced(folder, 'r');
    return 'created';
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'exists';
    throw error;
  } finally {
    await unlink(part).catch(() => undefined);
  }
}

async function* keysBelow(dir: string, prefix: string): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(dir, folder), options).catch(() => []);
  for (const entry of entries) {
    const key = join(entry.parentPath, entry.name)
      .slice(dir.length + 1)
      .replaceAll(sep, '/');
    if (entry.isFile() && !entry.name.startsWith('.') && key.startsWith(prefix)) yield key;
  }
}

export const dirStorage = (dir: string): DeploymentStorage => ({
  name: dir,
  read: (key) => readIfThere(join(dir, checkedKey(key))),
  create: (key, bytes) => createFile(join(dir, checkedKey(key)), bytes),
  list: (prefix) => keysBelow(dir, prefix),
  remove: (key) => rm(join(dir, checkedKey(key)), { force: true }),
});
