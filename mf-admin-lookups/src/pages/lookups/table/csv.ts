import type { LookupColumn } from './lookup-column.ts';

/** Text that a spreadsheet would run as a formula; white space before it and full-width characters are covered, too. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠|]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Items as CSV for Excel in Taiwan: UTF-8 with a byte order mark; no cell is run as a formula. */
export function csvOf<Item>(columns: readonly LookupColumn<Item>[], items: readonly Item[]) {
  const rows = [
    columns.map(({ head }) => head),
    ...items.map((item) => columns.map(({ text }) => text(item))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
