import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';

/** Commits a message of a few bytes to the database's log, which needs space on its disk, and leaves no row. */
export async function writeToLog(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_logical_emit_message(true, 'pinpu', 'ready?')`);
}
