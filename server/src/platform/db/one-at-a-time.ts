import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Transactions with one name run one after the other; for read-then-write without a row. */
export async function lockByName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same for several names, locked in sorted order, so that transactions with common names can't deadlock. */
export async function lockByNames(tx: Database, names: readonly string[]): Promise<void> {
  const lock = (name: string): SQL => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  if (names.length > 0)
    await tx.execute(sql`SELECT ${sql.join(names.toSorted().map(lock), sql`, `)}`);
}
