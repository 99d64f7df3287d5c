import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';

/** Number of deadlocks that this database has detected. */
export async function deadlocks(db: Database): Promise<number> {
  await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.deadlocks ?? 0;
}
