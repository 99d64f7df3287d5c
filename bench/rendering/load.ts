import { setTimeout as pause } from 'node:timers/promises';
import { runConcurrently } from '../harness/concurrency.ts';

/**
 * Calls `ask` at a fixed rate per second, whether earlier calls were answered or not. Each gets the time at which it
 * was due, so that calls which this process sends late count as slow.
 */
export async function atRate<T>(
  perSecond: number,
  seconds: number,
  ask: (number: number, due: number) => Promise<T>,
): Promise<T[]> {
  const began = performance.now();
  const answers: Promise<T>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = began + (number * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const answer = ask(number, due);
    // A failure is reported when all calls are awaited.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers);
}

/** The number of calls answered per second while `callers` call without a pause. */
export async function throughput(
  callers: number,
  seconds: number,
  ask: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  await runConcurrently(callers, async () => {
    while (performance.now() < end) {
      await ask();
      answered += 1;
    }
  });
  return (answered * 1000) / (performance.now() - began);
}
