/** Thrown where a queue already has the most tasks waiting that it allows. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface Slots {
  <T>(task: () => Promise<T>): Promise<T>;
  waiting(): number;
}

/** @throws QueueFull where `maxWaiting` tasks wait, before anything of the task has run. */
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
      // The slot goes directly to the next task in the queue, so that a new one can't overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inSlot, { waiting: () => waiting.length });
}
