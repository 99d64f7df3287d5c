import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DataHooks, PersonRows, ReadRows } from '../data-hooks.ts';
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

type OfMember = PgTable & { cus_id: PgColumn };
type OfSession = PgTable & { s: PgColumn };

export const rowsOfMember =
  (table: OfMember): ReadRows =>
  (db, { cus_id }) =>
    personRows(db, table, eq(table.cus_id, cus_id ?? ''));

export const rowsOfSessions =
  (table: OfSession): ReadRows =>
  (db, { sessions }) =>
    personRows(db, table, inArray(table.s, [...sessions]));

/** Deletes the rows of the person's cart sessions. */
export const forgetSessions =
  (table: OfSession): NonNullable<DataHooks['forget']> =>
  async (tx, { sessions }) =>
  async () => {
    await tx.delete(table).where(inArray(table.s, [...sessions]));
    return {};
  };
