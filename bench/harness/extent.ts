import type { Extent } from './proof.ts';

const wholeNumber = (name: string, text: string, least: number): number => {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`${name} is "${text}", but must be a whole number from ${least}.`);
};

/**
 * How much is proved, as the environment says: ROUNDS for every proof, SEED of all that is drawn.
 * @throws Error that names the variable where it is no number to count with.
 */
export function extentOf(env: NodeJS.ProcessEnv, short: boolean, anySeed: () => number): Extent {
  const rounds = env.ROUNDS ? wholeNumber('ROUNDS', env.ROUNDS, 1) : undefined;
  return {
    short,
    seed: env.SEED ? wholeNumber('SEED', env.SEED, 0) : anySeed(),
    rounds: (whole, inShort) => rounds ?? (short ? inShort : whole),
  };
}
