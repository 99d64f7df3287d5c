import type { Timed } from './observe.ts';

/** Milliseconds above which a task delays a press. */
const LONG_MS = 50;

/** The time above 50 ms of tasks that begin before `to`; of a task in progress at `from`, only the rest counts. */
export function blockingTime(tasks: readonly Timed[], from: number, to: number): number {
  const beyond = tasks
    .filter(({ at }) => at < to)
    .map(({ at, value }) => at + value - Math.max(at, from) - LONG_MS);
  return beyond.reduce((sum, one) => sum + Math.max(0, one), 0);
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Cumulative layout shift: the largest sum within a burst of at most 5 s without a gap of a second. */
export function cumulativeShift(shifts: readonly Timed[]): number {
  let most = 0;
  let burst = { from: 0, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last < GAP_MS && at - burst.from < WINDOW_MS;
    burst = goesOn
      ? { ...burst, last: at, sum: burst.sum + value }
      : { from: at, last: at, sum: value };
    most = Math.max(most, burst.sum);
  }
  return most;
}

/** Start and end of a load, on the same clock. */
export interface Span {
  from: number;
  to: number;
}

/** The length of the longest chain of loads in which each starts after the previous one has ended. */
export function sequentialHops(loads: readonly Span[]): number {
  const depth = new Map<Span, number>();
  for (const load of [...loads].sort((a, b) => a.from - b.from)) {
    const before = loads
      .filter((other) => other.to <= load.from)
      .map((other) => depth.get(other) ?? 0);
    depth.set(load, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depth.values());
}
