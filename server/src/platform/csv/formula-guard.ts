/** CSV injection (CWE-1236). Full-width signs count: a Chinese Excel treats them alike. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as an exported cell, with an apostrophe before anything that could be executed. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The exact inverse of `guardFormula`. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
