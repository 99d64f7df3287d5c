import type { Extent } from './proof.ts';

const wholeNumber = (name: string, text: string, least: number): number => {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`${name} is "${text}", but must be a whole number from ${least}.`);
};

/**
 * The extent of the proofs from the environment: ROUNDS sets the number of rounds of every proof, SEED the random
 * numbers. @throws Error that names the variable if it is not a valid number
 */
export function extentOf(env: NodeJS.ProcessEnv, short: boolean, anySeed: () => number): Extent {
  const rounds = env.ROUNDS ? wholeNumber('ROUNDS', env.ROUNDS, 1) : undefined;
  return {
    short,
    seed: env.SEED ? wholeNumber('SEED', env.SEED, 0) : anySeed(),
    rounds: (whole, inShort) => rounds ?? (short ? inShort : whole),
  };
}
