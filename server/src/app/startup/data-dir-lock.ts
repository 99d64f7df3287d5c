import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../platform/errors/startup-error.ts';

class InUse extends StartupError {}

/**
 * Locks DATA_DIR for this process and returns the function that unlocks it. The lock is SQLite's on an empty file: the
 * kernel releases it when the process ends, kill -9 included, and it works across containers sharing the folder, where a
 * pid would not show who is alive.
 * @throws StartupError while another process has it, or where the folder can't be written.
 */
export function lockDataDir(dataDir: string): () => void {
  const pidFile = join(dataDir, 'lock.pid');
  const lock = openLock(dataDir);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new InUse(
      `DATA_DIR ${dataDir} is in use by another process${pidIn(pidFile)}: stop that one, or give this one another DATA_DIR.`,
    );
  }
  writePid(pidFile);
  return () => lock.close();
}

/** The same, but undefined while another process has it. @throws StartupError where the folder can't be written. */
export function tryLockDataDir(dataDir: string): (() => void) | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof InUse) return undefined;
    throw error;
  }
}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    return new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `DATA_DIR ${dataDir} can't be written (${reason}): make it writable, or set another DATA_DIR.`,
    );
  }
}

/** The pid is for a sentence only: a full disk is no reason not to start. No pid is better than that of an earlier process. */
function writePid(file: string): void {
  try {
    writeFileSync(file, String(process.pid));
  } catch {
    rmSync(file, { force: true });
  }
}

function pidIn(file: string): string {
  try {
    return ` (${readFileSync(file, 'utf8')})`;
  } catch {
    return '';
  }
}
