import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A test that was ended by its time limit leaves its lock behind. */
const STALE_MS = 30_000;
const RETRY_MS = 50;

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const at = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - at > STALE_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Runs `work` while no other worker of this run does something with the same name. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(process.env.E2E_DATA_DIR ?? '', `${name}.lock`);
  while (!tryLock(lock)) await pause(RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
