import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { emptyPostgres, hasPostgres } from '../../testing/database/empty-database.ts';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';
import { runTransaction } from './transaction.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** A pool with one client, whose statements fail with the errors in `fails`. */
function poolWith(fails: Record<string, Error>) {
  const statements: string[] = [];
  const released: unknown[] = [];
  const client = {
    query: async ({ text }: { text: string }) => {
      statements.push(text);
      if (fails[text]) throw fails[text];
      return { rows: [] };
    },
    release: (error: unknown) => released.push(error),
  };
  const pool = { connect: async () => client } as unknown as pg.Pool;
  const run = (work = async () => 'done') =>
    runTransaction(pool, drizzle.mock({ schema }), work, { isolationLevel: 'repeatable read' });
  return { run, statements, released };
}

const terminated = Object.assign(new Error('terminating connection'), { code: '57P01' });
const begin = ['begin', 'set transaction isolation level repeatable read'];

describe('a transaction on PostgreSQL', () => {
  it('releases its client when all is done', async () => {
    const { run, statements, released } = poolWith({});
    expect(await run()).toBe('done');
    expect(statements).toEqual([...begin, 'commit']);
    expect(released).toEqual([undefined]);
  });

  it('removes a client whose BEGIN fails from the pool [finding H2]', async () => {
    const { run, statements, released } = poolWith({ begin: terminated });
    await expect(run()).rejects.toThrow('begin');
    expect(statements).toEqual(['begin']);
    expect(released).toEqual([expect.any(Error)]);
  });

  it('keeps a client whose work failed, after a rollback', async () => {
    const { run, statements, released } = poolWith({});
    await expect(run(() => Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
    expect(statements).toEqual([...begin, 'rollback']);
    expect(released).toEqual([undefined]);
  });

  it('reports why the work failed, not why the rollback did [finding H2]', async () => {
    const { run, released } = poolWith({ rollback: terminated });
    await expect(run(() => Promise.reject(new Error('sold out')))).rejects.toThrow('sold out');
    expect(released).toEqual([expect.any(Error)]);
  });

  it('does not wait for a rollback where the database has not answered [finding M13]', async () => {
    const { run, statements, released } = poolWith({ commit: new Error('Query read timeout') });
    const error: unknown = await run().catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(statements).toEqual([...begin, 'commit']);
    expect(released).toEqual([expect.any(Error)]);
  });
});

/** Ends a connection from the server's side, and waits until it is gone. */
async function terminate(db: Database, pid: number): Promise<void> {
  await db.execute(sql`SELECT pg_terminate_backend(${pid})`);
  const left = sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`;
  while ((await db.execute(left)).rows.length > 0);
}

(hasPostgres ? describe : describe.skip)('connections that the server ends', () => {
  it('neither end the process nor take a place of the pool [finding H2]', async () => {
    const { db, poolUsage, close } = await (await emptyPostgres()).connect();
    for (let round = 0; round < 12; round += 1) {
      const lost = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await terminate(db, rows[0]?.pid ?? 0);
        await tx.execute(sql`SELECT 1`);
      });
      expect(isDatabaseUnavailable(await lost.catch((error: unknown) => error))).toBe(true);
    }
    await db.transaction((tx) => tx.execute(sql`SELECT 1`));
    const { total, idle, waiting } = poolUsage() ?? {};
    expect([total, waiting]).toEqual([idle, 0]);
    await close();
  });
});
