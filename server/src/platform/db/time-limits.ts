import type { Database } from './database.ts';

const unlimited = new WeakMap<Database, Database>();

/** Records that `twin` reaches the same database as `db`, without the time limits of requests. */
export function setUnlimited(db: Database, twin: Database): void {
  unlimited.set(db, twin);
}

/** The same database, without time limits, for work that may take minutes: migrations, imports, backups. */
export const withoutTimeLimits = (db: Database): Database => unlimited.get(db) ?? db;
