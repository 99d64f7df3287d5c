const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);

/**
 * A company's 統一編號 by the checksum in force since April 2023: the digits of the weighted digits add up to a multiple of
 * 5, where the seventh is 7 also with one more, since its product 28 adds up to 10 and may count as 1 or as 0. Eight zeros
 * would pass, and are none (docs/taiwan).
 */
export function isVatId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === '00000000') return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + digitSum(weight * Number(text[at])), 0);
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0);
}
