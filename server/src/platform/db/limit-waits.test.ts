import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { emptyPostgres, hasPostgres } from '../../testing/database/empty-database.ts';
import { limitWaits } from './limit-waits.ts';
import { openPools } from './postgres.ts';
import { asRequest } from './request-time.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** Runs work as part of a request that has used up its time. */
const lastMoment = <T>(work: () => T): T => asRequest(() => 60_000, work);

/** A pool whose connections and results arrive when the test says so. */
function slowPool() {
  const released: unknown[] = [];
  const results: PromiseWithResolvers<unknown>[] = [];
  const connections: PromiseWithResolvers<unknown>[] = [];
  const next = (all: PromiseWithResolvers<unknown>[]) => () => {
    const one = Promise.withResolvers<unknown>();
    all.push(one);
    return one.promise;
  };
  const newClient = () => ({ query: next(results), release: () => released.push('released') });
  const pool = Object.assign(new EventEmitter(), { connect: next(connections) });
  limitWaits(pool as unknown as pg.Pool);
  const connected = () => {
    const client = newClient();
    pool.emit('connect', client);
    return client;
  };
  return { pool, connected, newClient, results, connections, released };
}

describe('a pool with limited waits', () => {
  it('stops waiting for a connection of a silent database, and releases one that comes late', async () => {
    const { pool, connections, newClient, released } = slowPool();
    await expect(lastMoment(() => pool.connect())).rejects.toThrow('timeout exceeded');
    connections[0]?.resolve(newClient());
    await connections[0]?.promise;
    await new Promise(setImmediate);
    expect(released).toEqual(['released']);
  });

  it('stops waiting for a result when no connection receives anything', async () => {
    const { connected } = slowPool();
    const client = connected();
    await expect(lastMoment(() => client.query())).rejects.toThrow('Query read timeout');
  });

  it.each([
    ['results', (one?: PromiseWithResolvers<unknown>) => one?.resolve({ rows: [] })],
    [
      'errors',
      (one?: PromiseWithResolvers<unknown>) =>
        one?.reject(new pg.DatabaseError('lock timeout', 0, 'error')),
    ],
  ])('waits on while other connections have %s', async (_what, settle) => {
    const { connected, results } = slowPool();
    const [client, other] = [connected(), connected()];
    let isOver = false;
    const waiting = lastMoment(() => client.query()).finally(() => {
      isOver = true;
    });
    // Runs for longer than a silence may last.
    const end = performance.now() + 900;
    while (performance.now() < end) {
      const one = other.query();
      settle(results.at(-1));
      await Promise.allSettled([one]);
      await new Promise(setImmediate);
    }
    expect(isOver).toBe(false);
    results[0]?.resolve('done');
    expect(await waiting).toBe('done');
  });

  it('waits for the answer of a database that was idle for long', async () => {
    const { connected, results } = slowPool();
    const waiting = lastMoment(() => connected().query());
    await new Promise((resolve) => setTimeout(() => setImmediate(resolve), 0));
    results[0]?.resolve('done');
    expect(await waiting).toBe('done');
  });

  it('leaves work outside requests to the limits of the pool', async () => {
    const { connected, results } = slowPool();
    const waiting = connected().query();
    results[0]?.resolve('done');
    expect(await waiting).toBe('done');
  });

  it('reports why there is no connection', async () => {
    const { requests, longWork } = openPools('postgres://localhost:1/none');
    await expect(requests.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(requests.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await Promise.all([requests.end(), longWork.end()]);
  });

  it('does not wait for a database that accepts a connection and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const connected = once(silent, 'connection');
    const { requests, longWork } = openPools(`postgres://127.0.0.1:${port}/none`);
    await expect(lastMoment(() => requests.query('SELECT 1'))).rejects.toThrow('timeout exceeded');
    const [socket] = await connected;
    socket.destroy();
    silent.close();
    await Promise.all([requests.end(), longWork.end()]);
  });
});

(hasPostgres ? describe : describe.skip)('a request at its end, on PostgreSQL', () => {
  it.each([
    ['a statement', false],
    ['a transaction', true],
  ])('stops waiting for %s; the connection leaves the pool', async (_what, isTransaction) => {
    const { db, poolUsage, close } = await (await emptyPostgres()).connect();
    const sleep = sql`SELECT pg_sleep(60)`;
    const slow = lastMoment(() =>
      isTransaction ? db.transaction((tx) => tx.execute(sleep)) : db.execute(sleep),
    );
    expect(isDatabaseUnavailable(await slow.catch((error: unknown) => error))).toBe(true);
    expect(poolUsage()).toEqual({ total: 0, idle: 0, waiting: 0 });
    expect((await lastMoment(() => db.execute(sql`SELECT 1 AS n`))).rows).toEqual([{ n: 1 }]);
    await close();
  });
});
