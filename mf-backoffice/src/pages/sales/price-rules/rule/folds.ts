import { typedNumber } from '../../../../features/fields/typed-number.ts';

/**
 * The percentage that a discount as it is called in Taiwan takes off: 9 and 90 are 打 9 折, 85 is 85 折, 0 is free. NaN for
 * what is none.
 */
export function percentOfFold(typed: string): number {
  const fold = typedNumber(typed);
  if (fold === null || !(fold >= 0 && fold < 100) || fold === 10) return Number.NaN;
  const left = Math.round((fold < 10 ? fold * 10 : fold) * 10) / 10;
  return Number.isInteger(left) ? 100 - left : Number.NaN;
}

/** The same the other way round. */
export function foldOf(percent: number): string {
  const left = 100 - percent;
  return String(left > 10 && left % 10 !== 0 ? left : left / 10);
}
