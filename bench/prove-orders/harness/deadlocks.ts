import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';

/** The number of deadlocks detected in this database. */
export async function deadlocks(db: Database): Promise<number> {
  await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}
