/**
 * Reads a number that may have full-width digits, separators or NT$. Null for an empty text, NaN for what is not a
 * number.
 */
export function typedNumber(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]|NT\$/gi, '');
  if (digits === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
