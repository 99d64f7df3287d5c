import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';

/** Needs space on the database's disk for a few bytes, and leaves no row. */
export async function insertLogMessage(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_logical_emit_message(true, 'pinpu', 'ready?')`);
}

export async function findDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms`,
  );
  return new Date(rows[0]?.ms ?? Number.NaN);
}
