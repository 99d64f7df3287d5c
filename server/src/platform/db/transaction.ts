import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type * as schema from './schema/index.ts';
import { DatabaseUnavailable, isConnectionLost } from './unavailable.ts';

type Schema = typeof schema;
type Postgres = NodePgDatabase<Schema>;
type Transaction = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>;

const dialect = new PgDialect();

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((cause: unknown) => {
    throw new DatabaseUnavailable('no connection to the database', { cause });
  });
}

async function begin(tx: Transaction, config: PgTransactionConfig): Promise<void> {
  await tx.execute(sql`begin`);
  const { isolationLevel, accessMode, deferrable } = config;
  if (isolationLevel ?? accessMode ?? deferrable) await tx.setTransaction(config);
}

/** Returns why the client can't be used again. Does not wait for a lost connection. */
async function rollBack(tx: Transaction, reason: unknown): Promise<Error | undefined> {
  if (isConnectionLost(reason)) return asError(reason);
  return tx.execute(sql`rollback`).then(() => undefined, asError);
}

/**
 * Runs `work` in a transaction on a client of `pool`, and always releases the client; a broken one is removed from the
 * pool. drizzle's own version sends BEGIN outside its `try`: where that fails, the client never returns to the pool.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  { _: shape }: Postgres,
  work: (tx: Transaction) => Promise<T>,
  config: PgTransactionConfig = {},
): Promise<T> {
  const client = await connected(pool);
  const tables = shape.schema && { ...shape, schema: shape.schema };
  const session = new NodePgSession(client, dialect, tables);
  const tx: Transaction = new NodePgTransaction(dialect, session, tables);
  let broken: Error | undefined;
  try {
    await begin(tx, config);
    const result = await work(tx);
    await tx.execute(sql`commit`);
    return result;
  } catch (error) {
    broken = await rollBack(tx, error);
    throw error;
  } finally {
    client.release(broken);
  }
}
