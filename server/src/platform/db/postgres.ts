import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import type { DatabaseHandle } from './database.ts';
import { readMigrations, upgrade } from './migrations.ts';
import * as schema from './schema/index.ts';

/** Key of the advisory lock that instances take while they migrate and seed. */
export const START_LOCK = 7_463_301;

const POOL_SIZE = 10;

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

/** PostgreSQL at `url`, not upgraded. @throws StartupError where it can't be reached. */
export async function connectPostgres(url: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
  });
  // The pool replaces an idle connection that the database closes; without a listener the event would end the process.
  pool.on('error', () => undefined);
  const handle: DatabaseHandle = {
    db: drizzle(pool, { schema }),
    upgraded: [],
    alone: (work) => aloneOn(pool, work),
    close: () => pool.end(),
  };
  try {
    await reach(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return handle;
}

/** PostgreSQL at `url`, upgraded to `migrations`; of several instances that start at once, one upgrades it. */
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
