import { median } from '../support/median.ts';
import type { Audited } from './audit.ts';

/** The medians of several runs, a column for each score and time. */
export function summary(results: readonly Audited[]): Record<string, number> {
  const columns = new Map<string, number[]>();
  for (const { scores, times } of results)
    for (const [name, value] of Object.entries({ ...scores, ...times }))
      columns.set(name, [...(columns.get(name) ?? []), value]);
  return Object.fromEntries(
    [...columns].map(([name, values]) => [name, Math.round(median(values) * 1000) / 1000]),
  );
}
