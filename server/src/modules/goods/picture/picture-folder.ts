import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../../../platform/files/read-if-there.ts';
import { writeAtomically } from '../../../platform/files/write-atomically.ts';
import { openRecentlyUsed } from './recently-used.ts';

interface StoredFile {
  path: string;
  bytes: number;
  mtimeMs: number;
}

/** Files that an earlier process left, oldest first, including its unfinished drafts. */
async function storedFiles(dir: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() && (await stat(path).catch(() => undefined));
    if (found) files.push({ path, bytes: found.size, mtimeMs: found.mtimeMs });
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}

/** A folder of at most `maxBytes`: beyond that, the pictures that were not served for the longest time are deleted. */
export function openPictureFolder(dir: string, maxBytes: number) {
  const use = openRecentlyUsed(maxBytes);
  async function noteUse(path: string, bytes: number): Promise<void> {
    // Errors are ignored: a file that can't be deleted is no reason not to serve pictures.
    await Promise.allSettled(use(path, bytes).map((oldest) => rm(oldest, { force: true })));
  }
  const indexed = storedFiles(dir).then(async (files) => {
    for (const { path, bytes } of files) await noteUse(path, bytes);
  });

  return {
    /** Undefined for a file that is not stored. */
    async read(name: string) {
      const path = join(dir, name);
      const bytes = await readIfThere(path);
      // Does not wait for the index, so that pictures are served while a large folder is still being read.
      if (bytes) void indexed.then(() => noteUse(path, bytes.length));
      return bytes;
    },
    async write(name: string, bytes: Buffer) {
      if (bytes.length > maxBytes) return;
      const path = join(dir, name);
      await writeAtomically(path, bytes);
      await indexed;
      await noteUse(path, bytes.length);
    },
  };
}
