/**
 * A spreadsheet executes a cell that begins with one of these as a formula (CSV injection, CWE-1236). The full-width
 * forms count, too: a Chinese Excel treats them alike.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as an exported cell: an apostrophe precedes what could be executed. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The exact inverse of `guardFormula`. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
