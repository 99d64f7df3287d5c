import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';

export type Restore = () => Promise<void>;

async function textsOf(db: Database, query: string): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql.raw(query));
  return rows.map(({ text }) => text);
}

const TABLES = `SELECT format('%I', tablename) AS text FROM pg_tables WHERE schemaname = 'public'`;

const COUNTS = ['inserted', 'updated', 'deleted'].map(
  (change) => `pg_stat_get_tuples_${change}(id) + pg_stat_get_xact_tuples_${change}(id)`,
);

/**
 * A value that differs after every change of a table: PostgreSQL's count of written rows. It is updated late for each
 * connection's last rows; so with several connections, every table counts as changed.
 */
const VERSION = process.env.TEST_DATABASE_URL
  ? 'clock_timestamp()::text'
  : `concat_ws(' ', ${COUNTS.join(', ')}, pg_relation_filenode(id))`;

const PREPARE = [
  'CREATE SCHEMA IF NOT EXISTS testing',
  'CREATE TABLE IF NOT EXISTS testing.stored (store text, id oid, restore text, version text)',
  `CREATE OR REPLACE FUNCTION testing.version(id oid) RETURNS text VOLATILE LANGUAGE sql
     AS $$ SELECT ${VERSION} $$`,
];

const columnsOf = (table: string) => `SELECT format('%I', attname) AS text FROM pg_attribute
  WHERE attrelid = 'public.${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  ORDER BY attnum`;

const SEQUENCES = `SELECT format('PERFORM setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value IS NOT NULL) AS text
  FROM pg_sequences WHERE schemaname = 'public'`;

/** Copies the rows of a table, if it has any, and stores the statements that restore them. */
async function storeTable(db: Database, table: string, name: string): Promise<void> {
  let restore = `DELETE FROM public.${table};`;
  const [filled] = await textsOf(db, `SELECT 'yes' AS text FROM public.${table} LIMIT 1`);
  if (filled) {
    const columns = (await textsOf(db, columnsOf(table))).join(', ');
    const copy = `testing.${name}_${table}`;
    await db.execute(sql.raw(`CREATE TABLE ${copy} AS SELECT ${columns} FROM public.${table}`));
    restore += `INSERT INTO public.${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT * FROM ${copy};`;
  }
  await db.execute(
    sql`INSERT INTO testing.stored VALUES (${name}, ${`public.${table}`}::regclass, ${restore})`,
  );
}

/** Inside the loop, since disabling foreign keys makes the database plan all statements again. */
const restoring = (name: string, sequences: readonly string[]) => `
  DECLARE changed record;
  BEGIN
    FOR changed IN SELECT * FROM testing.stored
      WHERE store = '${name}' AND version IS DISTINCT FROM testing.version(id) LOOP
      PERFORM set_config('session_replication_role', 'replica', true);
      EXECUTE changed.restore;
      UPDATE testing.stored SET version = testing.version(id) WHERE store = '${name}' AND id = changed.id;
    END LOOP;
    ${sequences.join('\n')}
  END`;

/**
 * Stores all rows of a database under `name`. Restoring takes a tenth of the time of emptying and seeding: it is one
 * function, and only changed tables are emptied and filled. Needs a superuser on PostgreSQL, since foreign keys and
 * triggers are disabled meanwhile.
 */
export async function storeRows(db: Database, name: string): Promise<Restore> {
  for (const statement of PREPARE) await db.execute(sql.raw(statement));
  for (const table of await textsOf(db, TABLES)) await storeTable(db, table, name);
  const body = restoring(name, await textsOf(db, SEQUENCES));
  await db.execute(
    sql.raw(`CREATE FUNCTION testing.${name}() RETURNS void LANGUAGE plpgsql
      SET stats_fetch_consistency = 'none' AS $$ ${body} $$`),
  );
  return async () => {
    await db.execute(sql.raw(`SELECT testing.${name}()`));
  };
}
