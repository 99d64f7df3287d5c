/** Thrown where more tasks wait than a queue has room for. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** A queue: runs a task when it has room. */
export interface Slots {
  <T>(task: () => Promise<T>): Promise<T>;
  /** How many tasks wait. */
  waiting(): number;
}

/**
 * Lets at most `limit` tasks run at once; the rest are queued, at most `maxWaiting` of them. @throws QueueFull beyond
 * that, before anything of the task ran.
 */
export function openSlots(limit: number, maxWaiting = Number.POSITIVE_INFINITY): Slots {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inSlot = async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((go) => waiting.push(go));
    else throw new QueueFull(`${waiting.length} tasks are waiting`);
    try {
      return await task();
    } finally {
      // The slot passes straight to the next in the queue, so a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inSlot, { waiting: () => waiting.length });
}
