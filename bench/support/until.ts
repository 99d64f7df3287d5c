import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;

/** Waits until `condition` holds. @throws Error after the deadline, with what was waited for */
export async function until(
  what: string,
  deadlineMs: number,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + deadlineMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not within ${deadlineMs / 1000} s: ${what}`);
    await pause(EVERY_MS);
  }
}
