import { sql } from 'drizzle-orm';
import type { Database } from '../../server/src/platform/db/index.ts';
import { listTables } from '../../server/src/platform/db/tables.ts';

/** Rows of every table by name. */
export type Rows = Readonly<Record<string, number>>;

export async function countRows(db: Database): Promise<Rows> {
  const rows: Record<string, number> = {};
  for (const { name } of await listTables(db)) {
    const counted = await db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(name)}`,
    );
    rows[name] = counted.rows[0]?.n ?? 0;
  }
  return rows;
}

/** One table over the second half of the run. */
export interface Growth {
  table: string;
  middle: number;
  end: number;
  isFlat: boolean;
}

/** Tolerance for rounding and for rows of requests in progress. */
const NOISE = 50;

/** Since orders are kept, tables may grow as fast as orders, but no faster. */
export function growthOf(middle: Rows, end: Rows): Growth[] {
  const factor = (end.orders ?? 0) / Math.max(1, middle.orders ?? 0);
  return Object.entries(end).map(([table, rows]) => {
    const before = middle[table] ?? 0;
    return { table, middle: before, end: rows, isFlat: rows <= before * factor * 1.1 + NOISE };
  });
}
