import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function count(change: number) {
  pending += change;
  for (const listener of listeners) listener();
}

/** Counts a page as pending while `load` runs. */
export async function trackPending<T>(load: () => Promise<T>): Promise<T> {
  // A page requests its code while rendering: listeners must not re-render at that moment.
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

/** True while the next page is loading; the previous page stays visible until then. */
export const usePendingPage = () =>
  useSyncExternalStore(
    listen,
    () => pending > 0,
    () => false,
  );
