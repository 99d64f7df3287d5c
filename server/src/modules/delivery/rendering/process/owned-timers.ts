import { as, owner } from './owner.ts';
import { replace } from './sealed-modules.ts';

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

/** Stops all timers, after a page is done. */
export function endTimers(): void {
  for (const end of running) end();
  running.clear();
}
