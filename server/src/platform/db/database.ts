import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

interface Rows<T> {
  rows: T[];
}

/** Result of `execute` under both drivers. Count changed rows by `.returning()`: the drivers name the count differently. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database, or a transaction in it, under either driver. */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** The open connections for requests, and how many requests wait for one. */
export interface PoolUsage {
  total: number;
  idle: number;
  waiting: number;
}

export interface DatabaseHandle {
  db: Database;
  /** Tags of the migrations that opening it applied, oldest first. */
  upgraded: readonly string[];
  /**
   * Runs `work` at the start while no other instance with this database does the same. The embedded database only has
   * one process (the lock on DATA_DIR).
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Null for the embedded database, which has no pool. */
  poolUsage(): PoolUsage | null;
  close(): Promise<void>;
}
