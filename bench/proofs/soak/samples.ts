import { median } from '../../support/statistics.ts';

/** Figures of a process after a garbage collection. */
export interface Sample extends Readonly<Record<string, number>> {
  'heap MB': number;
  'outside the heap MB': number;
  'process MB': number;
  handles: number;
  timers: number;
  'open files': number;
  listeners: number;
  warnings: number;
}

/** How much a measure may be above its middle at the end: a share, and a fixed amount for noise. */
interface Tolerance {
  share: number;
  fixed: number;
}

/** The allocator returns freed pages late; handles and files vary with requests in progress. */
const TOLERANCE: Readonly<Record<keyof Sample & string, Tolerance>> = {
  'heap MB': { share: 0.05, fixed: 3 },
  'outside the heap MB': { share: 0.05, fixed: 5 },
  'process MB': { share: 0.1, fixed: 20 },
  handles: { share: 0, fixed: 10 },
  timers: { share: 0, fixed: 10 },
  'open files': { share: 0, fixed: 10 },
  listeners: { share: 0, fixed: 0 },
  warnings: { share: 0, fixed: 0 },
};

/** One measure over the whole run. */
export interface Course {
  measure: string;
  /** The medians of the second and of the last quarter. */
  middle: number;
  end: number;
  isFlat: boolean;
}

/**
 * The course of every measure, without the first quarter, in which caches fill. @throws Error for fewer than eight
 * samples
 */
export function coursesOf(samples: readonly Sample[]): Course[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < 2) throw new Error(`${samples.length} samples are too few: set MINUTES higher`);
  return Object.entries(TOLERANCE).map(([measure, { share, fixed }]) => {
    const values = samples.map((sample) => sample[measure] ?? Number.NaN);
    const middle = median(values.slice(quarter, 2 * quarter));
    const end = median(values.slice(-quarter));
    return { measure, middle, end, isFlat: end <= middle * (1 + share) + fixed };
  });
}
