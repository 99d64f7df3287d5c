/**
 * A spreadsheet runs a cell that begins with one of these as a formula (CSV injection, CWE-1236). The full-width
 * forms count, too: a Chinese Excel takes them for the others.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as an exported cell: an apostrophe stands before what could be run. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The exact inverse of `guardFormula`. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
