import pg from 'pg';
import { limitWaits } from './limit-waits.ts';

/**
 * The limit of a single wait, for a connection or a result, in ms. A request may wait several times; `limitWaits`
 * limits that.
 */
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

export interface Pools {
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

/** Creates the pools; each connects at its first use. */
export function openPools(url: string): Pools {
  const requests = openPool(url, REQUEST_LIMITS);
  limitWaits(requests);
  return { requests, longWork: openPool(url, LONG_WORK_LIMITS) };
}
