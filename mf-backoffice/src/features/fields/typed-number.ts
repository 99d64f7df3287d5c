import { plainCell } from '@pinpu/shared/domain';

/**
 * Reads a number that may have full-width digits, thousands separators or NT$. Null for an empty text, NaN for what is
 * not a number: digits are never joined, so `3,7` and `1 2` are none.
 */
export function typedNumber(text: string): number | null {
  const digits = plainCell(text).replace(/^(?:NT\$|TWD|\$)\s*/i, '');
  if (digits === '') return null;
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : Number.NaN;
}
