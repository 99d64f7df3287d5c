import { setTimeout as wait } from 'node:timers/promises';

/** At most one refresh in this time, however many callers there are. */
const PACE_MS = 1000;

/** Refreshes after the call, together with all other callers who wait: once a second at most. */
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
