import {
  SIZE_COLUMNS_MAX,
  SIZE_ROWS_MAX,
  type SizeTable,
  spreadsheetRows,
} from '@pinpu/shared/domain';

const NEW_SIZE = 3;

export const emptyTable = (): SizeTable =>
  Array.from({ length: NEW_SIZE }, () => Array<string>(NEW_SIZE).fill(''));

const widthOf = (rows: SizeTable) => rows[0]?.length ?? 0;

/** The rows, at least so many and so wide. */
function grown(rows: SizeTable, height: number, width: number): SizeTable {
  return Array.from({ length: Math.max(height, rows.length) }, (_, row) =>
    Array.from({ length: Math.max(width, widthOf(rows)) }, (_, at) => rows[row]?.[at] ?? ''),
  );
}

export const withRow = (rows: SizeTable) => grown(rows, rows.length + 1, 0);
export const withColumn = (rows: SizeTable) => grown(rows, 0, widthOf(rows) + 1);
export const withoutRow = (rows: SizeTable, row: number) => rows.filter((_, at) => at !== row);
export const withoutColumn = (rows: SizeTable, column: number) =>
  rows.map((cells) => cells.filter((_, at) => at !== column));
export const withCell = (rows: SizeTable, row: number, column: number, text: string) =>
  rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));

/** A block of a spreadsheet pasted at a cell, for which the table grows; a fault where it becomes too large. */
export function withBlock(
  rows: SizeTable,
  { row, column }: { row: number; column: number },
  text: string,
): { rows: SizeTable } | { fault: string } {
  const block = spreadsheetRows(text);
  const height = row + block.length;
  const width = column + Math.max(0, ...block.map(({ length }) => length));
  if (height > SIZE_ROWS_MAX || width > SIZE_COLUMNS_MAX)
    return {
      fault: `貼上之後有 ${height} 列、${width} 欄，最多 ${SIZE_ROWS_MAX} 列、${SIZE_COLUMNS_MAX} 欄，所以沒有貼上。`,
    };
  const next = grown(rows, height, width);
  for (const [down, cells] of block.entries())
    for (const [right, cell] of cells.entries()) {
      const line = next[row + down];
      if (line) line[column + right] = cell.replaceAll(/\s+/g, ' ').trim();
    }
  return { rows: next };
}
