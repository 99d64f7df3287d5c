import { writeSync } from 'node:fs';
import { promiseHooks } from 'node:v8';

/**
 * The pipe on which the process reports whose code runs. Written synchronously, so that the server knows it even where
 * that code never returns.
 */
const PIPE = 3;

let current = '';

/** The remote whose code runs; '' for the shell. */
export const owner = (): string => current;

/** The last name written to the pipe. */
let written = '';

function switchTo(remote: string): void {
  current = remote;
  if (remote === written) return;
  written = remote;
  try {
    writeSync(PIPE, `${remote}\n`);
  } catch {
    // The pipe is full, since the server reads too slowly: the name before this one stays in force.
  }
}

/**
 * The same for code that continues after a promise. The shell's name is not written, since a system call each time it
 * runs briefly between two pieces of a remote's code would take as long as the page itself. Work that the shell starts
 * there calls `enter`.
 */
function switchAfterPromise(remote: string): void {
  if (remote === '') current = '';
  else switchTo(remote);
}

/** Whether the running code has called `enter`, and so set the owner of what follows. */
let hasEntered = false;

/** Sets the remote whose code runs from now on. */
export function enter(remote: string): void {
  hasEntered = true;
  switchTo(remote);
}

/**
 * Makes code that continues after a promise run as code of the remote that awaited it: with several remotes waiting,
 * the one that continues need not be the last that was entered.
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
