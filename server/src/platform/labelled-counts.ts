/** Counts of one kind of event by labels, for `/metrics`; every instance has its own. */
export interface LabelledCounts<Label extends string> {
  /** Without prefix and `_total`, e.g. `csp_violations`. */
  name: string;
  help: string;
  labels: readonly Label[];
  add(values: Record<Label, string>, by?: number): void;
  read(): Iterable<readonly [Record<Label, string>, number]>;
}

/** The most combinations of labels; more than a shop with a hundred versions in use needs. */
const MAX_SERIES = 2000;

/** Counts with at most `max` combinations of labels; beyond that, the least recently used one is dropped. */
export function labelledCounts<Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
  max = MAX_SERIES,
): LabelledCounts<Label> {
  const series = new Map<string, readonly [Record<Label, string>, number]>();
  return {
    name,
    help,
    labels,
    add(values, by = 1) {
      const key = JSON.stringify(labels.map((label) => values[label]));
      const [, count] = series.get(key) ?? [values, 0];
      series.delete(key);
      series.set(key, [values, count + by]);
      const [oldest] = series.keys();
      if (series.size > max && oldest !== undefined) series.delete(oldest);
    },
    read: () => series.values(),
  };
}
