/** What a proof has counted; shown in the table at the end. */
export type Counts = Readonly<Record<string, number>>;

/** How much of it: `short` as part of `npm test`, `rounds` from the environment, `seed` of all that is drawn. */
export interface Extent {
  short: boolean;
  seed: number;
  /** The number of rounds asked for, or the proof's own. */
  rounds(whole: number, short: number): number;
}

/** A sentence about orders that is to hold, shown by doing it many times. */
export interface Proof {
  name: string;
  /** Whether it takes a real PostgreSQL. */
  onPostgres: boolean;
  /** @throws Error with what was seen where the sentence does not hold. */
  run(extent: Extent, cluster: string): Promise<Counts>;
}

/** @throws Error with the sentence where it does not hold. */
export function must(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Error(sentence());
}

/** How many of these have each name. */
export function tally(names: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
