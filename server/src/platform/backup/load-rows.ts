import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { applyMigrations, type Migration } from '../db/migrations.ts';
import { listTables, quoted, setCanonicalTexts, type Table } from '../db/tables.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupManifest, End } from './format.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops foreign keys, since rows are inserted table by table; they are checked again when all rows are there. */
async function dropForeignKeys(tx: Database): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey & Record<string, unknown>>(sql`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`);
  for (const { table, name } of rows)
    await tx.execute(sql`ALTER TABLE ${sql.raw(table)} DROP CONSTRAINT ${quoted(name)}`);
  return rows;
}

async function addForeignKeys(tx: Database, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await tx.execute(
      sql`ALTER TABLE ${sql.raw(table)} ADD CONSTRAINT ${quoted(name)} ${sql.raw(definition)}`,
    );
}

async function setTriggers(tx: Database, tables: readonly Table[], state: 'ENABLE' | 'DISABLE') {
  for (const { name } of tables)
    await tx.execute(sql`ALTER TABLE ${quoted(name)} ${sql.raw(state)} TRIGGER USER`);
}

export async function insertLines(
  tx: Database,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(
    columns.map((column) => quoted(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, i) => sql.raw(`(r->>${i})::${type}`)),
    sql`, `,
  );
  await tx.execute(sql`
    INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) AS r`);
}

/** The tables of a backup with its order of columns, and this database's types. */
function tablesOf(manifest: BackupManifest, present: readonly Table[]): Map<string, Table> {
  return new Map(
    manifest.tables.map(({ name, columns }) => {
      const types = new Map(
        present.find((table) => table.name === name)?.columns.map((c) => [c.name, c.type]),
      );
      const typed = columns.map((column) => ({ name: column, type: types.get(column) ?? '' }));
      if (typed.some(({ type }) => type === ''))
        throw new StartupError(
          `The backup has a table or a column in ${name} that its own migrations do not make: it can't be restored. Nothing was changed.`,
        );
      return [name, { name, columns: typed }];
    }),
  );
}

export type InsertRows = (table: string, lines: readonly string[]) => Promise<void>;

/** In the caller's transaction. @returns the tags of migrations that the backup did not have. */
export async function fillDatabase(
  tx: Database,
  { manifest, end }: { manifest: BackupManifest; end: End },
  migrations: readonly Migration[],
  load: (insert: InsertRows) => Promise<unknown>,
): Promise<string[]> {
  const level = manifest.migrations.length;
  await applyMigrations(tx, migrations.slice(0, level));
  await setCanonicalTexts(tx);
  const present = await listTables(tx);
  const tables = tablesOf(manifest, present);
  const keys = await dropForeignKeys(tx);
  await setTriggers(tx, present, 'DISABLE');
  // Deletes rows that migrations have inserted: the backup contains them, unless they were deleted.
  for (const { name } of present) await tx.execute(sql`DELETE FROM ${quoted(name)}`);
  await load(async (name, lines) => {
    const table = tables.get(name);
    if (table) await insertLines(tx, table, lines);
  });
  for (const { name, last } of end.sequences)
    if (last !== null)
      await tx.execute(sql`SELECT setval(${`public.${name}`}::regclass, ${last}::bigint)`);
  await setTriggers(tx, present, 'ENABLE');
  await addForeignKeys(tx, keys);
  const pending = migrations.slice(level);
  await applyMigrations(tx, pending);
  return pending.map(({ tag }) => tag);
}
