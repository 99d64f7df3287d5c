/** The value below which this share of the values is; the upper one of two candidates. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** The middle value; for an even number of values the upper one. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
