/** More pages wait for nothing: they would be late anyway. */
const MAX_WAITING = 24;

/** Pages wait by how likely they are asked for again. */
export type Place = 'first' | 'last';

interface Waiting {
  hasWaiters(): boolean;
  work(): Promise<void>;
  drop(): void;
}

/** The queue was full, or everybody who waited has gone. */
export class NotRendered extends Error {}

/** Runs one task at a time. A task without waiters is dropped when its turn comes. */
export function openQueue() {
  const waiting: Record<Place, Waiting[]> = { first: [], last: [] };
  let isRunning = false;

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // The caller who added a task counts as waiting for it by then.
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
