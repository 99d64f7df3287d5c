import type { Clock } from '../platform/clock.ts';

/** A clock that only moves when a test moves it. */
export interface TestClock {
  now: Clock;
  advance(milliseconds: number): void;
}

export function testClock(start: string): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
