import { guardFormula } from './formula-guard.ts';

/** Before the first line: tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Digits that are no number, such as those of a bank account. */
export interface Digits {
  digits: string;
}

type Cell = string | number | boolean | Digits;

function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // Excel would drop zeros in front and round the 16th digit; a constant keeps them, and digits can't do anything else.
  if (typeof value === 'object') return /^\d+$/.test(value.digits) ? `="${value.digits}"` : '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = guardFormula(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV for Excel; no text in it is ever run as a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
