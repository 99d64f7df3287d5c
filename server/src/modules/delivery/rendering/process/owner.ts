import { writeSync } from 'node:fs';
import { promiseHooks } from 'node:v8';
import { ownerByte } from './messages.ts';
import { replace } from './sealed.ts';

/** Written synchronously, so that the server knows the owner of code that never returns. */
const PIPE = 3;

let current = '';

const owner = (): string => current;

let remotes: readonly string[] = [];
const written = Buffer.alloc(1);

/** No owner's byte, so that the first owner of a task is always written. */
const NOBODY = 255;

/** The remotes of the next task, in the server's order. */
export const ownersOf = (names: readonly string[]): void => {
  remotes = names;
  written[0] = NOBODY;
};

function switchTo(remote: string): void {
  current = remote;
  const byte = ownerByte(remotes, remote);
  if (byte === written[0]) return;
  written[0] = byte;
  try {
    writeSync(PIPE, written);
  } catch {
    // The pipe is full, since the server reads too slowly: the owner before this one stays in force.
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

export function as<T>(remote: string, work: () => T): T {
  const before = current;
  switchTo(remote);
  try {
    return work();
  } finally {
    switchTo(before);
  }
}

type Work = (...args: unknown[]) => void;
type Timer = ReturnType<typeof setTimeout> | ReturnType<typeof setImmediate>;

const running = new Set<() => void>();

/** Called with an error thrown in a timer, and the remote that set the timer. */
let onThrown: (remote: string, error: unknown) => void = () => undefined;

function owned(begin: (work: Work, ...args: unknown[]) => Timer, end: (timer: never) => void) {
  return (work: unknown, ...args: unknown[]) => {
    if (typeof work !== 'function') throw new TypeError('a timer needs a function');
    const remote = owner();
    const run: Work = (...passed) => {
      try {
        as(remote, () => work(...passed));
      } catch (error) {
        onThrown(remote, error);
      }
    };
    const timer = begin(run, ...args);
    running.add(() => end(timer as never));
    return timer;
  };
}

/** Makes timers run as code of the remote that set them, and stops them once the page is done. */
export function ownTimers(): void {
  replace(globalThis, 'setTimeout', owned(setTimeout as never, clearTimeout));
  replace(globalThis, 'setInterval', owned(setInterval as never, clearInterval));
  replace(globalThis, 'setImmediate', owned(setImmediate as never, clearImmediate));
}

export const onTimerThrown = (call: typeof onThrown): void => {
  onThrown = call;
};

export function endTimers(): void {
  for (const end of running) end();
  running.clear();
}
