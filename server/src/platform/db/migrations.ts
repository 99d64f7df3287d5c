import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from './database.ts';
import { withoutTimeLimits } from './time-limits.ts';

export const MIGRATIONS_DIR = resolve(import.meta.dirname, '../../../migrations');

const STATEMENT_BREAK = '--> statement-breakpoint';

/** A numbered step of the schema; `hash` is the SHA-256 of its file, which the database records. */
export interface Migration {
  tag: string;
  hash: string;
  statements: readonly string[];
  /** Its time in drizzle's journal, in ms since the epoch. */
  when: number;
}

interface Journal {
  entries: { tag: string; when: number }[];
}

export function readMigrations(dir = MIGRATIONS_DIR): Migration[] {
  const { entries }: Journal = JSON.parse(readFileSync(join(dir, 'meta/_journal.json'), 'utf8'));
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(dir, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { tag, hash, when, statements: text.split(STATEMENT_BREAK) };
  });
}

/** The hashes of the migrations applied to a database, oldest first; none for an empty database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const found = await db.execute<{ found: string | null }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS found`,
  );
  if (!found.rows[0]?.found) return [];
  const { rows } = await db.execute<{ hash: string }>(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`,
  );
  return rows.map(({ hash }) => hash);
}

/** `older` where this release's history continues the database's or is equal. */
export function compareHistory(
  applied: readonly string[],
  ours: readonly Pick<Migration, 'hash'>[],
): 'older' | 'newer' | 'foreign' {
  const shared = Math.min(applied.length, ours.length);
  const differs = applied.slice(0, shared).some((hash, i) => hash !== ours[i]?.hash);
  if (differs) return 'foreign';
  return applied.length > ours.length ? 'newer' : 'older';
}

const WHY = {
  newer:
    'The database was upgraded by a newer release of Pinpu: start that release, or restore a backup made before the upgrade. Nothing was changed.',
  foreign:
    'The database has a history of migrations that this release of Pinpu does not know: start the release that made it, or set another DATA_DIR or DATABASE_URL. Nothing was changed.',
} as const;

/** Creates the history table where drizzle-kit's own tools look for it, too. */
async function createHistory(tx: Database): Promise<void> {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
}

async function applyOne(tx: Database, { tag, hash, when, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {};
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(
      `Migration ${tag} failed (${reason}): the database is as it was. Start the release that ran before, and report this one.`,
    );
  }
  await tx.execute(
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${when})`,
  );
}

export async function applyMigrations(
  tx: Database,
  migrations: readonly Migration[],
): Promise<void> {
  await createHistory(tx);
  for (const migration of migrations) await applyOne(tx, migration);
}

/**
 * Upgrades the database to the newest of `migrations`, all or nothing, and returns the tags of those it applied; an
 * empty database gets all. Must not run on two instances at once. @throws StartupError for a database of a newer
 * release or with another history, before anything is written.
 */
export async function upgrade(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const history = compareHistory(applied, migrations);
  if (history !== 'older') throw new StartupError(WHY[history]);
  const pending = migrations.slice(applied.length);
  if (pending.length > 0)
    await withoutTimeLimits(db).transaction((tx) => applyMigrations(tx, pending));
  return pending.map(({ tag }) => tag);
}

let newest: string[] | undefined;

/** Whether every migration of this release is applied; further ones of a newer release are allowed. */
export async function isMigrated(db: Database): Promise<boolean> {
  newest ??= readMigrations().map(({ hash }) => hash);
  const applied = await appliedMigrations(db);
  return newest.every((hash, i) => hash === applied[i]);
}
