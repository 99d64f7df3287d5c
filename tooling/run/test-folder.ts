import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** The folder that Linux keeps in memory. */
const SHARED_MEMORY = '/dev/shm';
const TMPFS = 0x01_02_19_94;

/** The folder in memory is used if it has at least this many bytes free. */
const ROOM = 4 * 1024 ** 3;

const PREFIX = 'pinpu-tests-';
const STALE_MS = 6 * 3_600_000;

/** Whether a folder is in memory, with room for the tests' files and as much again for their processes. */
function hasRoom(folder: string): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
  } catch {
    return false;
  }
}

/** Removes leftovers of killed runs, which would otherwise occupy memory. */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(PREFIX))) {
    const left = path.join(folder, name);
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > STALE_MS)
      rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Makes a folder for the temporary files of all tests: in memory if there is room, unless TMPDIR is set.
 * Many small files are faster there than on a disk.
 */
export function makeTestFolder(memory = SHARED_MEMORY): string {
  const parent = process.env.TMPDIR === undefined && hasRoom(memory) ? memory : tmpdir();
  removeStale(parent);
  const folder = mkdtempSync(path.join(parent, PREFIX));
  // PostgreSQL runs as another user, and has its files in here.
  chmodSync(folder, 0o711);
  return folder;
}
