import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm';
const TMPFS = 0x01_02_19_94;

/** Bytes free there from which it is used. */
const ROOM = 4 * 1024 ** 3;

const PREFIX = 'pinpu-tests-';
const STALE_MS = 6 * 3_600_000;

/** Whether files there are in memory, with room for the tests and as much again for their processes. */
function hasRoom(folder: string): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
  } catch {
    return false;
  }
}

/** Leftovers of killed runs: nothing else would free the memory. */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(PREFIX))) {
    const left = path.join(folder, name);
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > STALE_MS)
      rmSync(left, { recursive: true, force: true });
  }
}

/**
 * A folder for the temporary files of all tests: in memory where there is room, unless TMPDIR says where (ADR 0192).
 * Many small files cost less there than on a disk.
 */
export function makeTestFolder(memory = SHARED_MEMORY): string {
  const parent = process.env.TMPDIR === undefined && hasRoom(memory) ? memory : tmpdir();
  removeStale(parent);
  const folder = mkdtempSync(path.join(parent, PREFIX));
  // PostgreSQL, which does not run as root, has its files in here.
  chmodSync(folder, 0o711);
  return folder;
}
