import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { type Column, listTables, quoted, type Table } from '../../platform/db/tables.ts';

/** A valid value for a column, by the beginning of its type. */
const VALUES: readonly [type: RegExp, value: string][] = [
  [/\[\]$/, '{}'],
  [/^text/, '臺灣 "x"'],
  [/^(?:smallint|integer|bigint|numeric|double|real)/, '1'],
  [/^boolean/, 'true'],
  [/^timestamp/, '2026-11-21 02:00:00.123+00'],
  [/^date/, '2026-11-21'],
  [/^jsonb?/, '{"a": ["臺", null]}'],
  [/^bytea/, '\\x00ff'],
  [/^tsvector/, "'茶':1"],
  [/^uuid/, '00000000-0000-4000-8000-000000000001'],
];

async function foreignKeys(tx: Database) {
  const { rows } = await tx.execute<{ own: string; table: string; column: string }>(sql`
    SELECT conrelid::regclass || '.' || a.attname AS own, confrelid::regclass::text AS "table", f.attname AS "column"
    FROM pg_constraint CROSS JOIN LATERAL unnest(conkey, confkey) AS key (own, other)
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = key.own
    JOIN pg_attribute f ON f.attrelid = confrelid AND f.attnum = key.other
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  return new Map(rows.map((key) => [key.own, key]));
}

type ForeignKeys = Awaited<ReturnType<typeof foreignKeys>>;

/** A row that refers twice to the same table has two different rows of it. */
function valueFor(table: string, { name, type }: Column, keys: ForeignKeys) {
  const key = keys.get(`${table}.${name}`);
  if (key) {
    const same = [...keys.values()].filter(
      (one) => one.own.startsWith(`${table}.`) && one.table === key.table,
    );
    return sql`(SELECT ${quoted(key.column)} FROM ${quoted(key.table)} ORDER BY ctid
      LIMIT 1 OFFSET ${sql.raw(String(same.indexOf(key)))})`;
  }
  const [, value] = VALUES.find(([pattern]) => pattern.test(type)) ?? [];
  if (value === undefined) throw new Error(`${name} has the type ${type}: give it a value here.`);
  return sql`${value}::text::${sql.raw(type)}`;
}

async function insertRow(tx: Database, { name, columns }: Table, keys: ForeignKeys) {
  const names = columns.map((column) => quoted(column.name));
  const values = columns.map((column) => valueFor(name, column, keys));
  await tx.execute(
    sql`INSERT INTO ${quoted(name)} (${sql.join(names, sql`, `)}) OVERRIDING SYSTEM VALUE
      VALUES (${sql.join(values, sql`, `)})`,
  );
}

async function isEmpty(tx: Database, table: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
  return rows.length === 0;
}

async function emptyTables(tx: Database): Promise<Table[]> {
  const tables: Table[] = [];
  for (const table of await listTables(tx)) if (await isEmpty(tx, table.name)) tables.push(table);
  return tables;
}

/** Adds a row to each empty table; tables that others refer to come first. */
export const fillEmptyTables = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const keys = await foreignKeys(tx);
    for (let left = await emptyTables(tx); left.length > 0; left = await emptyTables(tx)) {
      const waits = ({ name, columns }: Table) =>
        columns.some((column) => {
          const to = keys.get(`${name}.${column.name}`)?.table;
          return to !== name && left.some((other) => other.name === to);
        });
      const next = left.filter((one) => !waits(one));
      if (next.length === 0) throw new Error(`${left[0]?.name} and another refer to each other.`);
      for (const table of next) await insertRow(tx, table, keys);
    }
  });
