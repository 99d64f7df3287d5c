import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

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

/** A position in a list sorted by date, newest first, and then by id. */
export interface DateCursor {
  at: Date;
  id: string;
}

/** Condition: after a position. Compared as a row, so that PostgreSQL starts reading the index there. */
export const isBeyond = (
  date: PgColumn,
  id: PgColumn,
  after: DateCursor | undefined,
): SQL | undefined =>
  after && sql`(${date}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
