/** Whether the command line has a flag such as `--short`. */
export const hasFlag = (flag: string): boolean => process.argv.includes(flag);

/** The words of ONLY, separated by commas, which select proofs. */
export const onlyWords = (): string[] => (process.env.ONLY ?? '').split(',').filter(Boolean);

/** A variable of the environment has a wrong value. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** A whole number from the environment. @throws WrongSetting if it is not one, or is below `least` */
export function wholeNumber(
  name: string,
  otherwise: number,
  least = 1,
  env: NodeJS.ProcessEnv = process.env,
): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new WrongSetting(`${name} is "${text}", but must be a whole number from ${least}.`);
}
