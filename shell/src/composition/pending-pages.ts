import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function count(change: number) {
  pending += change;
  for (const listener of listeners) listener();
}

/** Counts a page as pending while `load` runs. */
export async function trackPending<T>(load: () => Promise<T>): Promise<T> {
  // Waits a tick: a page requests its code while rendering, when listeners must not cause another render.
  await undefined;
  count(1);
  try {
    return await load();
  } finally {
    count(-1);
  }
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the next page is loading; the previous one stays visible until it is ready. */
export const usePendingPage = () =>
  useSyncExternalStore(
    listen,
    () => pending > 0,
    () => false,
  );
