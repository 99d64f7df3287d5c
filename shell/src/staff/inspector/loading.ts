/** A file that a page has loaded. */
export interface LoadedFile {
  /** Below its build's folder. */
  name: string;
  /** As sent, with its header; 0 where it came from the browser's cache, or another origin does not let the page see it. */
  transferred: number;
  /** Uncompressed; 0 where another origin does not let the page see it. */
  decoded: number;
  /** When it was first requested, in milliseconds since the page began. */
  requested: number;
}

/** Totals of the files loaded on this page. */
export interface Loading {
  files: LoadedFile[];
  /** Milliseconds in which at least one of them was being loaded. */
  ms: number;
}

export type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'decodedBodySize'
>;

/** A build's list of its parts; only the inspector reads it. */
export const PARTS_FILE = 'parts.json';

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

/** A hint and its request, or a request and its retry, are one file. */
function oneFile(name: string, timings: readonly Timing[]): LoadedFile {
  return {
    name,
    transferred: Math.max(...timings.map(({ transferSize }) => transferSize)),
    decoded: Math.max(...timings.map(({ decodedBodySize }) => decodedBodySize)),
    requested: Math.min(...timings.map(({ startTime }) => startTime)),
  };
}

/** The files below `base` among what a page has loaded, those of `names` where they are given; undefined where there is none. */
export function loadingOf(
  base: string,
  timings: readonly Timing[],
  names?: readonly string[],
): Loading | undefined {
  const folder = new URL(base, window.location.href).href;
  const nameOf = ({ name }: Timing) => name.slice(folder.length).split('?', 1).join('');
  const own = timings.filter(
    (one) =>
      one.name.startsWith(folder) && (names?.includes(nameOf(one)) ?? nameOf(one) !== PARTS_FILE),
  );
  if (own.length === 0) return undefined;
  const files = [...Map.groupBy(own, nameOf)].map(([name, those]) => oneFile(name, those));
  return { files, ms: Math.round(covered(own)) };
}

/** Files loaded by this page so far. */
export const pageTimings = (): PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'decodedBodySize' in entry);
