import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A stored column; generated columns are left out. `type` is spelt as PostgreSQL does. */
export interface Column {
  name: string;
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

export interface Sequence {
  name: string;
  /** The last value issued; null where none was. */
  last: string | null;
}

export const quoted = (name: string) => sql.identifier(name);

/** Makes texts of values the same on every server: times in UTC, bytes in hexadecimal. */
export async function setCanonicalTexts(tx: Database): Promise<void> {
  await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
  await tx.execute(sql`SET LOCAL DATESTYLE TO 'ISO, YMD'`);
  await tx.execute(sql`SET LOCAL INTERVALSTYLE TO 'postgres'`);
  await tx.execute(sql`SET LOCAL BYTEA_OUTPUT TO 'hex'`);
  await tx.execute(sql`SET LOCAL EXTRA_FLOAT_DIGITS TO 1`);
}

export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; column: string; type: string }>(sql`
    SELECT c.relname AS name, a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname COLLATE "C", a.attnum`);
  const tables = Map.groupBy(rows, ({ name }) => name);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }));
}

export async function listSequences(db: Database): Promise<Sequence[]> {
  const { rows } = await db.execute<{ name: string; last: string | null }>(sql`
    SELECT sequencename AS name, last_value::text AS last
    FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename COLLATE "C"`);
  return rows;
}

/** Selects each row of a table as one line of JSON: an array of the columns' texts, null for NULL. */
export function selectLines({ name, columns }: Table) {
  const texts = sql.join(
    columns.map((column) => sql`${quoted(column.name)}::text`),
    sql`, `,
  );
  return sql`SELECT array_to_json(ARRAY[${texts}])::text AS line FROM ${quoted(name)}`;
}
