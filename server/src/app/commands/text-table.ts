const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment in a table, as clocks in Taiwan show it. */
export const momentText = (moment: string): string => taipei.format(new Date(moment));

const WIDE = /[\u1100-\u115f\u2e80-\uffef]/u;

/** Terminal columns of a text; Chinese characters are two wide. */
const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);

/** The lines of a table for a terminal: a head and its rows, in columns. */
export function tableLines(
  head: readonly string[],
  body: readonly (readonly string[])[],
): string[] {
  const rows = [head, ...body];
  const widths = head.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  const padded = (row: readonly string[]) =>
    row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell))).join('  ');
  return rows.map((row) => padded(row).trimEnd());
}
