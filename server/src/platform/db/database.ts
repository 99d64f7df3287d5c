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

export interface PoolUsage {
  total: number;
  idle: number;
  waiting: number;
}

export interface DatabaseHandle {
  db: Database;
  upgraded: readonly string[];
  /** While no other instance with this database does the same; the embedded one has one process. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Null for the embedded database, which has no pool. */
  poolUsage(): PoolUsage | null;
  close(): Promise<void>;
}
