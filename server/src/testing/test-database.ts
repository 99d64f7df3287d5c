import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openEmbedded } from '../platform/db/embedded.ts';
import type { DatabaseHandle } from '../platform/db/index.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { copyOnServer, embeddedTemplate } from './database-template.ts';

// Starting a database takes more than half a minute on a busy machine.
jest.setTimeout(90_000);

/** A migrated database of its own on the server of TEST_DATABASE_URL, dropped when closed. */
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

/** The database of one test file, migrated and empty: embedded and in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openEmbedded(null, { loadDataDir: await embeddedTemplate() });
}

/** Empties every table, and numbers rows from 1 again. */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  const { rows } = await db.execute<{ tablename: string }>(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  );
  const names = sql.join(
    rows.map(({ tablename }) => sql.identifier(tablename)),
    sql`, `,
  );
  await db.execute(sql`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
}
