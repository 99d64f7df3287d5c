/** CSV injection (CWE-1236). Full-width signs count: a Chinese Excel treats them alike. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Written before the first line; tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

interface Digits {
  digits: string;
}

type Cell = string | number | boolean | Digits;

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // Written as a formula with a constant: Excel would otherwise drop leading zeros and round the 16th digit. With
  // digits alone, the formula is harmless.
  if (typeof value === 'object') return /^\d+$/.test(value.digits) ? `="${value.digits}"` : '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = guardFormula(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV for Excel; texts are never executed as formulas. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
