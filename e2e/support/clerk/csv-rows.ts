/** Rows of the accountant's file as objects; its cells contain no commas. */
export function rowsOf(csv: string) {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell])));
}
