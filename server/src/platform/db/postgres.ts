import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import type { Database, DatabaseHandle } from './database.ts';
import { limitWaits } from './limit-waits.ts';
import { readMigrations, upgrade } from './migrations.ts';
import * as schema from './schema/index.ts';
import { setUnlimited } from './time-limits.ts';
import { runTransaction } from './transaction.ts';

/** Of a single wait, in ms; a request may wait several times, which `limitWaits` limits. */
const WAIT_MS = 4500;

/** Limits for requests and jobs: no statement, lock or forgotten transaction occupies a connection for long. */
const REQUEST_LIMITS: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: WAIT_MS,
  // The server's own timeout is shorter; this one is for a server that hangs and can't enforce it.
  query_timeout: WAIT_MS,
  statement_timeout: 4000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Migrations, imports and backups have a pool of their own: requests keep their connections. */
const LONG_WORK_LIMITS: pg.PoolConfig = { max: 4, connectionTimeoutMillis: 10_000 };

interface Pools {
  requests: pg.Pool;
  longWork: pg.Pool;
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...limits });
  // Without a listener, the error event of a connection that the database closes would end the process; the pool only
  // listens on idle clients. The pool replaces such connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function openPools(url: string): Pools {
  const requests = openPool(url, REQUEST_LIMITS);
  limitWaits(requests);
  return { requests, longWork: openPool(url, LONG_WORK_LIMITS) };
}

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
