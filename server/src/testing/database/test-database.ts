import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openEmbedded } from '../../platform/db/embedded.ts';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import { openPostgres } from '../../platform/db/postgres.ts';
import { copyOnServer, embeddedTemplate } from './database-template.ts';

/** A new migrated database on the server of TEST_DATABASE_URL, dropped when it is closed. */
async function openOnServer(url: string): Promise<DatabaseHandle> {
  const name = `pinpu_test_${randomBytes(6).toString('hex')}`;
  const handle = await openPostgres(await copyOnServer(url, name));
  return {
    ...handle,
    close: async () => {
      await handle.close();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`).finally(() => client.end());
    },
  };
}

/**
 * The database of one test process, migrated and empty: embedded in memory, or on the PostgreSQL of TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openEmbedded(null, { loadDataDir: await embeddedTemplate() });
}

/** The size in bytes above which a table is truncated, since deleted rows stay in the file and slow down every scan. */
const LARGE = 1_000_000;

/**
 * Empties every table, and restarts the numbering of rows at 1. Deleting a few rows takes a tenth of the time of
 * truncating 37 tables. Needs a superuser on PostgreSQL, since foreign keys and triggers are disabled meanwhile.
 */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  await db.execute(
    sql.raw(`DO $$
      DECLARE t text; s regclass;
      BEGIN
        SELECT string_agg(oid::regclass::text, ', ') INTO t FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > ${LARGE};
        IF t IS NOT NULL THEN EXECUTE 'TRUNCATE ' || t || ' CASCADE'; END IF;
        SET LOCAL session_replication_role = replica;
        FOR t IN SELECT format('%I', tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
          EXECUTE 'DELETE FROM ' || t;
        END LOOP;
        FOR s IN SELECT format('%I.%I', schemaname, sequencename)::regclass FROM pg_sequences
          WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
          PERFORM setval(s, 1, false);
        END LOOP;
      END $$`),
  );
}
