/** CSV injection (CWE-1236). Full-width signs count: a Chinese Excel treats them alike. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell of `constant`, as it is in the file. */
const CONSTANT = /^="([\w-]*)"$/;

export const unguardFormula = (cell: string): string =>
  CONSTANT.exec(cell)?.[1] ?? (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Written before the first line; tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A code of letters, digits, - and _ that a spreadsheet must not read as a number or a date. */
interface Constant {
  constant: string;
}

export type Cell = string | number | boolean | Constant;

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // Written as a formula with a constant: Excel would otherwise drop leading zeros, round the 16th digit, and read
  // dates. Without any other sign, the formula is harmless.
  if (typeof value === 'object')
    return /^[\w-]+$/.test(value.constant) ? `="${value.constant}"` : '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = guardFormula(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV for Excel; texts are never executed as formulas. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
