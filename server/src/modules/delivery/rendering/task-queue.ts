/** The most waiting pages; further ones would be too late anyway. */
const MAX_WAITING = 24;

/** The queue's order: pages that are likely to be requested again come first. */
export type Place = 'first' | 'last';

interface Waiting {
  hasWaiters(): boolean;
  work(): Promise<void>;
  drop(): void;
}

/** Thrown where the queue is full, or nobody waits for the task any more. */
export class NotRendered extends Error {}

/** Runs one task at a time. A task that nobody waits for any more is dropped when its turn comes. */
export function openQueue() {
  const waiting: Record<Place, Waiting[]> = { first: [], last: [] };
  let isRunning = false;

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Waits a tick, after which the caller that added the task is counted as waiting.
    await Promise.resolve();
    for (;;) {
      const next = waiting.first.shift() ?? waiting.last.shift();
      if (next === undefined) break;
      if (next.hasWaiters()) await next.work();
      else next.drop();
    }
    isRunning = false;
  }

  return {
    add<T>(place: Place, hasWaiters: () => boolean, work: () => Promise<T>): Promise<T> {
      if (waiting[place].length >= MAX_WAITING)
        return Promise.reject(new NotRendered('too many pages wait'));
      return new Promise<T>((resolve, reject) => {
        waiting[place].push({
          hasWaiters,
          work: () => work().then(resolve, reject),
          drop: () => reject(new NotRendered('no request waits for it any more')),
        });
        void drain();
      });
    },
  };
}
