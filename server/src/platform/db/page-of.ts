import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Of rows, one more than `size` was read; the cursor is '' on the last page. */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string,
): { rows: Row[]; next: string } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? cursorOf(last) : '' };
}

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
