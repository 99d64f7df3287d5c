import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotPossible } from '../../harness/proof.ts';

/** A separate file system in memory. */
export interface SmallDisk {
  folder: string;
  /** Fills it to the last byte. */
  fill(): void;
  /** Frees what `fill` has written. */
  clear(): void;
  /** Removes it with all files. */
  remove(): void;
}

/** Appends to a file until nothing more fits, in smaller and smaller pieces. */
function writeUntilFull(file: string): void {
  const fd = openSync(file, 'a');
  for (const size of [1024 * 1024, 4096, 1]) {
    const block = Buffer.alloc(size, 1);
    for (let fits = true; fits; ) {
      try {
        fits = writeSync(fd, block) > 0;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        fits = false;
      }
    }
  }
  closeSync(fd);
}

/** Mounts a file system of this size. @throws NotPossible if this user can't mount */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'pinpu', folder];
  const { status, error, stderr } = spawnSync('mount', options, { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    throw new NotPossible(`no small disk: ${error?.message ?? stderr.trim()}`);
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
