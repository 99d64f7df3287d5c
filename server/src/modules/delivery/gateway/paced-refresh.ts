import { setTimeout as wait } from 'node:timers/promises';

/** The shortest time between two refreshes, in ms, whatever the number of callers. */
const PACE_MS = 1000;

/** Returns a function that refreshes, at most once a second. Callers within that time share the next refresh. */
export function pacedRefresh(refresh: () => Promise<unknown>): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  async function next() {
    await wait(Math.max(0, last + PACE_MS - performance.now()));
    waiting = undefined;
    last = performance.now();
    await refresh();
  }
  return () => {
    waiting ??= next();
    return waiting;
  };
}
