import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { wholeNumber } from '../../support/settings.ts';
import type { Answer } from './http.ts';

export type Counts = Readonly<Record<string, number>>;

/** The extent of a proof: `short` as a part of `npm test`, `rounds`, and the `seed` of random numbers. */
export interface Extent {
  short: boolean;
  seed: number;
  /** The number of rounds from the environment, or else the proof's own: `short` or `whole`. */
  rounds(whole: number, short: number): number;
}

/** A property of the shop that is tested with running processes. */
export interface Proof {
  name: string;
  /** Whether it runs without a real PostgreSQL. */
  isEmbedded?: boolean;
  /** Whether it is left out of `npm test`. */
  isLong?: boolean;
  /**
   * Returns what was counted. @throws Error with the observed state if the property does not hold; NotPossible if it
   * can't be tested here
   */
  run(extent: Extent, cluster: Cluster): Promise<Counts>;
}

/** Thrown when a requirement of a proof is missing on this machine. */
export class NotPossible extends Error {
  override name = 'NotPossible';
}

/** @throws Error with the message unless `holds` */
export function must(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Error(sentence());
}

export function tally(names: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/**
 * The extent of the proofs from the environment: ROUNDS sets the number of rounds of every proof, SEED the random
 * numbers. @throws Error that names the variable if it is not a valid number
 */
export function extentOf(env: NodeJS.ProcessEnv, short: boolean, anySeed: () => number): Extent {
  const rounds = wholeNumber('ROUNDS', 0, 1, env);
  return {
    short,
    seed: wholeNumber('SEED', anySeed(), 0, env),
    rounds: (whole, inShort) => rounds || (short ? inShort : whole),
  };
}

const LONGEST_TEXT = 160;

/** Status and text of an answer without what is specific to one order: numbers, ids and codes become `#`. */
const kindOf = ({ status, text }: Answer): string => {
  const general = text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '#')
    .replace(/[A-Z]*\d[A-Z\d]*/g, '#')
    .replace(/\s+/g, ' ');
  return `${status} ${general.slice(0, LONGEST_TEXT)}`;
};

/** One line per kind of answer, the most frequent first, with its number and text. */
export function answerKinds(answers: readonly Answer[]): string[] {
  const counts = Object.entries(tally(answers.map(kindOf)));
  return counts
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => {
      const texts = new Set(answers.filter((one) => kindOf(one) === kind).map(({ text }) => text));
      return `${count} × ${kind}${texts.size > 1 ? ` (${texts.size} different)` : ''}`;
    });
}
