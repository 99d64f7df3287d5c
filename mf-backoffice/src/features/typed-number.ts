/** A number as people type it: full width, with separators or NT$; null for nothing, NaN for what is no number. */
export function typedNumber(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]|NT\$/gi, '');
  if (digits === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
