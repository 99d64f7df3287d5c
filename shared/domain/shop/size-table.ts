import { quotedCell } from './cell-text.ts';

/** Rows of cells, the first of them headings. */
export type SizeTable = string[][];

export const SIZE_ROWS_MAX = 30;
export const SIZE_COLUMNS_MAX = 12;
export const SIZE_CELL_MAX = 40;

const clean = (cell: string) => cell.replaceAll(/\s+/g, ' ').trim();

/** Rows without the empty ones, as wide as the widest of them. */
export function squareRows(rows: readonly (readonly string[])[]): SizeTable {
  const filled = rows.map((row) => row.map(clean)).filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** Why rows can't be a size table; '' for none, and for no rows. */
export function sizeTableFault(rows: SizeTable): string {
  const width = rows[0]?.length ?? 0;
  if (rows.length > SIZE_ROWS_MAX) return `尺寸表最多 ${SIZE_ROWS_MAX} 列，請減少。`;
  if (width > SIZE_COLUMNS_MAX) return `尺寸表最多 ${SIZE_COLUMNS_MAX} 欄，請減少。`;
  if (rows.length > 0 && (rows.length < 2 || width < 2))
    return '尺寸表至少要有兩列、兩欄：第一列是標題，每列的儲存格以 Tab 或 | 分開。';
  const long = rows.flat().find((cell) => cell.length > SIZE_CELL_MAX);
  if (long !== undefined) return `${quotedCell(long)}超過 ${SIZE_CELL_MAX} 個字，請縮短。`;
  return rows.flat().some((cell) => /\p{Cc}/u.test(cell)) ? '含有控制字元，請重新輸入。' : '';
}

/** The rows of a cell: a line for each, its cells separated by tabs, or by `|` where there are no tabs. */
export const sizeRows = (text: string): SizeTable =>
  squareRows(
    text.split(/\r\n?|\n/).map((line) => line.split(text.includes('\t') ? '\t' : /[|｜]/)),
  );

export function readSizeTable(text: string): { value: SizeTable } | { why: string } {
  const value = sizeRows(text);
  const why = sizeTableFault(value);
  return why === '' ? { value } : { why };
}

export const sizeTableText = (rows: readonly (readonly string[])[]): string => {
  const separator = rows.flat().some((cell) => /[|｜]/.test(cell)) ? '\t' : ' | ';
  return rows.map((row) => row.join(separator)).join('\n');
};
