/** Numbers, dates and truth values: a spreadsheet writes such a code in another form. */
const REWRITTEN =
  /^(?:0\d+|\d{12,}|\d+e\d+|\d{1,4}-\d{1,2}(?:-\d{1,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*-?\d{1,4}|true|false)$/i;

/** Whether a spreadsheet would rewrite this code when it saves a CSV. */
export const isRewritten = (code: string): boolean => REWRITTEN.test(code);

/** The longest number that a spreadsheet keeps; a longer one it writes as 4.71E+12. */
const LONGEST_NUMBER = 15;

const withoutZeros = (code: string) => code.replace(/^0+(?=\d)/, '');

/** The code without the zeros that spreadsheets drop; undefined where it is no number. */
export const numberOf = (code: string): string | undefined =>
  /^\d+$/.test(code) ? withoutZeros(code) : undefined;

/** All other codes that a spreadsheet writes as this number. */
export function writtenAlike(code: string): string[] {
  const number = numberOf(code);
  if (number === undefined) return [];
  const zeros = Math.max(0, LONGEST_NUMBER - number.length);
  return Array.from({ length: zeros + 1 }, (_, count) => '0'.repeat(count) + number).filter(
    (one) => one !== code,
  );
}
