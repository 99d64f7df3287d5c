const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.trim().replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const CELL = /(?<cell>"(?:[^"]|"")*"|[^\t\n]*)(?<end>\t|\n|$)/g;

/** The rows of a spreadsheet's text. A cell with line breaks or tabs is in quotes, its own quotes doubled. */
export function spreadsheetRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const { groups } of text.replaceAll('\r\n', '\n').matchAll(CELL)) {
    const { cell = '', end = '' } = groups ?? {};
    const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
    rows.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/**
 * The HTML of a table that was copied from a spreadsheet, its first row as the head; undefined for a text with less
 * than two columns and two rows.
 */
export function tableOfPaste(text: string): string | undefined {
  const rows = text.includes('\t') ? spreadsheetRows(text) : [];
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || columns < 2) return undefined;
  const line = (tag: 'th' | 'td', row: readonly string[]) => {
    const cells = Array.from({ length: columns }, (_, at) => escaped(row[at] ?? ''));
    const shown = cells.map((cell) => `<${tag}>${cell.replaceAll('\n', '<br />')}</${tag}>`);
    return `<tr>${shown.join('')}</tr>`;
  };
  const [head = [], ...body] = rows;
  const lines = body.map((row) => line('td', row)).join('\n');
  return `<table>\n<thead>${line('th', head)}</thead>\n<tbody>\n${lines}\n</tbody>\n</table>`;
}
