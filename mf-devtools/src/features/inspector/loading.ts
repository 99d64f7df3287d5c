/** A file that a page has loaded. */
export interface LoadedFile {
  /** The path below its build's folder. */
  name: string;
  /** Bytes sent, with headers; 0 for a file from the browser's cache, or of another origin that hides it. */
  transferred: number;
  /** Bytes after decompression; 0 for another origin that hides it. */
  decoded: number;
  /** When it was first requested, in ms since the page began. */
  requested: number;
}

/** Totals of the files loaded on this page. */
export interface Loading {
  files: LoadedFile[];
  /** How long at least one of them was being loaded, in ms. */
  ms: number;
}

export type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'decodedBodySize'
>;

/** A build's list of its parts; only the inspector reads it. */
export const PARTS_FILE = 'parts.json';

/** The ms covered by intervals that may overlap. */
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

/** Combines the requests for one file, such as a hint and its request, or a request and its retry. */
function oneFile(name: string, timings: readonly Timing[]): LoadedFile {
  return {
    name,
    transferred: Math.max(...timings.map(({ transferSize }) => transferSize)),
    decoded: Math.max(...timings.map(({ decodedBodySize }) => decodedBodySize)),
    requested: Math.min(...timings.map(({ startTime }) => startTime)),
  };
}

/** The files below `base` that a page has loaded, limited to `names` if given; undefined where there are none. */
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

/** The files that this page has loaded so far. */
export const pageTimings = (): PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'decodedBodySize' in entry);
