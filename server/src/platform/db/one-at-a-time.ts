import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Serialises transactions that use the same name, until they end: for read-then-write without a row to lock. */
export async function lockByName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
