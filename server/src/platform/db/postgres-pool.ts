import pg from 'pg';
import { limitWaits } from './limit-waits.ts';

/** The longest that one wait takes: for a connection, or for a result. A request may wait several times: `limitWaits`. */
const WAIT_MS = 4500;

/** For requests and jobs: no statement, no lock and no forgotten transaction occupies a connection for long. */
const REQUEST_LIMITS: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: WAIT_MS,
  // The server's own limit is reached first; a server that hangs can't enforce it.
  query_timeout: WAIT_MS,
  statement_timeout: 4000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};

/** For migrations, imports and backups: no limits, and connections of their own, so that requests keep theirs. */
const LONG_WORK_LIMITS: pg.PoolConfig = { max: 4, connectionTimeoutMillis: 10_000 };

export interface Pools {
  requests: pg.Pool;
  longWork: pg.Pool;
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...limits });
  // The pool replaces connections that the database closes. Without a listener the event would end the process; the
  // pool's own covers idle clients only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Connects when a connection is first needed. */
export function openPools(url: string): Pools {
  const requests = openPool(url, REQUEST_LIMITS);
  limitWaits(requests);
  return { requests, longWork: openPool(url, LONG_WORK_LIMITS) };
}
