import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Rejection } from '../../../platform/errors/rejection.ts';

const HOUR_MS = 3_600_000;

/** Uploaded files of an operator, on disk until they are used. */
export interface Spool {
  /**
   * Stores a file and returns its name. Also deletes files older than an hour, which interrupted commands left behind.
   */
  store(bytes: Readable): Promise<string>;
  /** The path of a stored file. @throws Rejection where there is none. */
  path(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

/** The spool in `dir`. */
export function openSpool(dir: string): Spool {
  const pathOf = (name: string) => join(dir, name);
  async function removeOld() {
    for (const name of await readdir(dir)) {
      const { mtimeMs } = await stat(pathOf(name));
      if (Date.now() - mtimeMs > HOUR_MS) await rm(pathOf(name), { force: true });
    }
  }
  return {
    async store(bytes) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await removeOld();
      const name = randomBytes(12).toString('hex');
      await pipeline(bytes, createWriteStream(pathOf(name), { mode: 0o600 }));
      return name;
    },
    async path(name) {
      const isThere =
        /^[0-9a-f]{24}$/.test(name) &&
        (await stat(pathOf(name)).then(
          () => true,
          () => false,
        ));
      if (!isThere) throw new Rejection(404, 'FILE_NOT_FOUND', '找不到上傳的檔案，請再執行一次。');
      return pathOf(name);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
