import { writeSync } from 'node:fs';
import { promiseHooks } from 'node:v8';

/** The pipe that says whose code runs: written at once, so that it is known also where that code never returns. */
const PIPE = 3;

let current = '';

/** The remote whose code runs; '' for the shell. */
export const owner = (): string => current;

/** The name that the server has read last, or will. */
let written = '';

function switchTo(remote: string): void {
  current = remote;
  if (remote === written) return;
  written = remote;
  try {
    writeSync(PIPE, `${remote}\n`);
  } catch {
    // The server reads too slowly: the name before this one is kept.
  }
}

/**
 * The same for what follows a promise. Short work of the shell between two of a remote's is not written: a system call for
 * each would take as long as the page itself. The shell enters the work that it starts there.
 */
function switchAfterPromise(remote: string): void {
  if (remote === '') current = '';
  else switchTo(remote);
}

/** Whether the code that runs now has said itself whose the next is. */
let hasEntered = false;

/** From now on a remote's code runs. */
export function enter(remote: string): void {
  hasEntered = true;
  switchTo(remote);
}

/**
 * Makes what follows a promise run as code of the remote that awaited it: two may wait at once, and whoever goes on is
 * not the one that was entered last.
 */
export function ownPromises(): void {
  const owners = new WeakMap<Promise<unknown>, string>();
  let before = '';
  promiseHooks.createHook({
    init(promise) {
      if (current !== '') owners.set(promise, current);
    },
    before(promise) {
      before = current;
      hasEntered = false;
      switchAfterPromise(owners.get(promise) ?? '');
    },
    after() {
      if (!hasEntered) switchAfterPromise(before);
    },
  });
}

/** Runs `work` as code of a remote. */
export function as<T>(remote: string, work: () => T): T {
  const before = current;
  switchTo(remote);
  try {
    return work();
  } finally {
    switchTo(before);
  }
}
