import type { LookupColumn } from './lookup-column.ts';

/** Text that a spreadsheet would run as a formula, also behind white space and in full width. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠|]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Items as CSV for Excel in Taiwan: UTF-8 with a byte order mark, and no cell that is run as a formula. */
export function csvOf<Item>(columns: readonly LookupColumn<Item>[], items: readonly Item[]) {
  const rows = [
    columns.map(({ head }) => head),
    ...items.map((item) => columns.map(({ text }) => text(item))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
