import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from './database.ts';

export const MIGRATIONS_DIR = resolve(import.meta.dirname, '../../../migrations');

const expected = () =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR }).map(({ hash }) => hash);

async function applied(db: Database): Promise<string[]> {
  const found = await db.execute<{ found: string | null }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS found`,
  );
  if (!found.rows[0]?.found) return [];
  const { rows } = await db.execute<{ hash: string }>(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/**
 * @throws StartupError where the database was made by migrations this version doesn't have:
 * applying ours on top would fail halfway, or worse, not fail.
 */
export async function refuseForeignMigrations(db: Database): Promise<void> {
  const ours = expected();
  const theirs = await applied(db);
  if (theirs.some((hash, i) => hash !== ours[i])) {
    throw new StartupError(
      'The database was made by another version of Pinpu: start that version, or delete DATA_DIR/db (with PostgreSQL: the database) to begin anew.',
    );
  }
}

/** True when every migration of this version is applied. */
export async function isMigrated(db: Database): Promise<boolean> {
  const theirs = await applied(db);
  return expected().every((hash, i) => hash === theirs[i]);
}
