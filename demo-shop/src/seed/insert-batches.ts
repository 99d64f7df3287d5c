import type { Database } from '@pinpu/server/plugin';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows per statement: PostgreSQL allows 65 535 parameters, and a product has 29. */
const BATCH = 1000;

/** Inserts any number of rows; existing ones are kept. */
export const insertBatches = <T extends PgTable>(
  db: Database,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> =>
  inBatches(rows, async (batch) => {
    await db.insert(table).values(batch).onConflictDoNothing();
  });

/** Calls `insert` with a batch at a time, also from a generator, without keeping all rows in memory. */
export async function inBatches<Row>(
  rows: Iterable<Row>,
  insert: (batch: Row[]) => Promise<void>,
): Promise<void> {
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await insert(batch);
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}
