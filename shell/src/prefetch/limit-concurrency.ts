/**
 * Runs at most `limit` tasks at once. The queue only holds the `room` newest tasks, and runs the newest first, since
 * links that the pointer left long ago matter least.
 */
export function limitConcurrency(limit: number, room: number) {
  let running = 0;
  const waiting: (() => Promise<unknown>)[] = [];

  async function work() {
    running += 1;
    for (let task = waiting.pop(); task !== undefined; task = waiting.pop())
      await task().catch(() => undefined);
    running -= 1;
  }

  return (task: () => Promise<unknown>) => {
    waiting.push(task);
    if (waiting.length > room) waiting.shift();
    if (running < limit) void work();
  };
}
