import { type eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PersonRows } from '../data-hooks.ts';
import type { Database } from './index.ts';

export const isEmail = (column: SQL.Aliased | Parameters<typeof eq>[0], email: string) =>
  sql`lower(${column}) = ${email}`;

/** Columns with hashes, which the server uses for proofs and a person can't read. */
const isHash = (name: string) => /_hash$|^origin$|^visitor$|^fingerprint$/.test(name);

const exportedColumns = (table: PgTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !isHash(name)));

export const personRows = (
  db: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<PersonRows> => db.select(exportedColumns(table)).from(table).where(where);
