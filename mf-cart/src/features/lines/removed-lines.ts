import type { CartLine } from '@pinpu/shared/contracts';

/** A row of the list: a line in the cart, or a removed one in its former place. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/** A line that was removed on this page. */
export interface RemovedLine {
  line: CartLine;
  /** Its index among the rows, both kinds counted. */
  at: number;
}

/** The rows of the cart: its lines, and in their former places the removed ones that have not been added again. */
export function cartRows(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartRow[] {
  const ids = new Set(lines.map(({ prd_id }) => prd_id));
  const rows = lines.map((line) => ({ line, removed: false }));
  for (const { line, at } of removed.toSorted((a, b) => a.at - b.at))
    if (!ids.has(line.prd_id)) rows.splice(at, 0, { line, removed: true });
  return rows;
}

/** The removed lines without those of a product. */
export const withoutRemoved = (removed: readonly RemovedLine[], prd_id: string): RemovedLine[] =>
  removed.filter(({ line }) => line.prd_id !== prd_id);

/** The removed lines with one more, which keeps its place; undefined for a product without a row. */
export function withRemoved(
  lines: readonly CartLine[],
  removed: readonly RemovedLine[],
  prd_id: string,
): RemovedLine[] | undefined {
  const rows = cartRows(lines, removed);
  const at = rows.findIndex(({ line }) => line.prd_id === prd_id);
  const line = rows[at]?.line;
  return line && [...withoutRemoved(removed, prd_id), { line, at }];
}

/** The lines of the cart after a removed one was put back, unchanged and in its place. */
export const restoredLines = (
  lines: readonly CartLine[],
  removed: readonly RemovedLine[],
  prd_id: string,
): CartLine[] =>
  cartRows(lines, removed)
    .filter((row) => !row.removed || row.line.prd_id === prd_id)
    .map(({ line }) => line);
