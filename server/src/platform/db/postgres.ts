import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import type { Database, DatabaseHandle } from './database.ts';
import { readMigrations, upgrade } from './migrations.ts';
import { openPools } from './postgres-pool.ts';
import * as schema from './schema/index.ts';
import { setUnlimited } from './time-limits.ts';
import { runTransaction } from './transaction.ts';

/** The advisory lock that an instance holds while it migrates and seeds. */
export const START_LOCK = 7_463_301;

async function aloneOn<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(
      `The database of DATABASE_URL can't be reached (${reason}): start it, correct the address, or unset DATABASE_URL to use the embedded one.`,
    );
  }
}

function databaseOn(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  db.transaction = (work, config) => runTransaction(pool, db, work, config);
  return db;
}

/** PostgreSQL at `url`, not migrated. @throws StartupError where it can't be reached. */
export async function connectPostgres(url: string): Promise<DatabaseHandle> {
  const { requests, longWork } = openPools(url);
  const db = databaseOn(requests);
  setUnlimited(db, databaseOn(longWork));
  const handle: DatabaseHandle = {
    db,
    upgraded: [],
    alone: (work) => aloneOn(longWork, work),
    poolUsage: () => ({
      total: requests.totalCount,
      idle: requests.idleCount,
      waiting: requests.waitingCount,
    }),
    close: async () => {
      await Promise.all([requests.end(), longWork.end()]);
    },
  };
  try {
    await reach(longWork);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return handle;
}

/** PostgreSQL at `url`, migrated to `migrations`; of several instances that start at once, only one migrates it. */
export async function openPostgres(
  url: string,
  migrations = readMigrations(),
): Promise<DatabaseHandle> {
  const handle = await connectPostgres(url);
  try {
    const upgraded = await handle.alone(() => upgrade(handle.db, migrations));
    return { ...handle, upgraded };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
