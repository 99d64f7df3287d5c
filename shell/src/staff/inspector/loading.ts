/** What the loading of a build's files on this page came to. */
export interface Loading {
  files: number;
  /** As sent, compressed; 0 where another origin does not let the page see it. */
  bytes: number;
  /** Milliseconds in which at least one of them was being loaded. */
  ms: number;
}

type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'
>;

/** A browser stores 250 by default: pictures of a long list would push scripts out. */
const MOST_TIMINGS = 5000;

/** Lets the browser note all that this page loads. */
export function watchLoading() {
  performance.setResourceTimingBufferSize?.(MOST_TIMINGS);
}

/** Milliseconds covered by intervals that may overlap. */
function covered(intervals: readonly Timing[]): number {
  let [sum, end] = [0, 0];
  for (const { startTime, responseEnd } of [...intervals].sort(
    (a, b) => a.startTime - b.startTime,
  )) {
    sum += Math.max(0, responseEnd - Math.max(startTime, end));
    end = Math.max(end, responseEnd);
  }
  return sum;
}

/** The files below `base` among what a page has loaded; undefined where there is none. A hint and its request are one file. */
export function loadingOf(base: string, timings: readonly Timing[]): Loading | undefined {
  const folder = new URL(base, window.location.href).href;
  const own = timings.filter(({ name }) => name.startsWith(folder));
  if (own.length === 0) return undefined;
  const sizes = new Map<string, number>();
  for (const { name, encodedBodySize } of own)
    sizes.set(name, Math.max(sizes.get(name) ?? 0, encodedBodySize));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { files: sizes.size, bytes, ms: Math.round(covered(own)) };
}

/** What this page has loaded so far. */
export const pageTimings = (): PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry);
