import type { Cluster } from '../../tooling/postgres/cluster.ts';

/** A proof's counters, shown in the final table. */
export type Counts = Readonly<Record<string, number>>;

/** How much of it: `short` as part of `npm test`, `rounds` from the environment, `seed` of all that is drawn. */
export interface Extent {
  short: boolean;
  seed: number;
  /** The number of rounds asked for, or the proof's own. */
  rounds(whole: number, short: number): number;
}

/** A property of the shop, tested in running processes. */
export interface Proof {
  name: string;
  /** Whether it requires a real PostgreSQL. */
  onPostgres: boolean;
  /** Whether it is part of `npm test`; it is by default. */
  inShort?: boolean;
  /** @throws Error with the observed state if the property does not hold, NotPossible where it can't be tried. */
  run(extent: Extent, cluster: Cluster): Promise<Counts>;
}

/** Thrown when a requirement of a proof is missing on this machine. */
export class NotPossible extends Error {
  override name = 'NotPossible';
}

/** @throws Error with the message unless `holds`. */
export function must(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Error(sentence());
}

/** Counts occurrences per name. */
export function tally(names: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
