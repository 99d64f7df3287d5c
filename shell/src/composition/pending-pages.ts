import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function count(change: number) {
  pending += change;
  for (const listener of listeners) listener();
}

/** Counts a page's code among what is under way while `load` runs. */
export async function trackPending<T>(load: () => Promise<T>): Promise<T> {
  // A page asks for its code while it is drawn: whoever listens must not be drawn at that moment.
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

/** True while a page somebody has gone on to is on its way; the page before it stands until then. */
export const usePendingPage = () => useSyncExternalStore(listen, () => pending > 0);
