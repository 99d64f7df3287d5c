/**
 * Splits rows, of which one more than `size` was read, into a page and the cursor of the page's last row; '' on the
 * last page.
 */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string,
): { rows: Row[]; next: string } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? cursorOf(last) : '' };
}
