import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { connectEmbedded } from '../db/embedded.ts';
import type { Database } from '../db/index.ts';
import { appliedMigrations, compareHistory, type Migration } from '../db/migrations.ts';
import { connectPostgres, START_LOCK } from '../db/postgres.ts';
import { listTables, quoted } from '../db/tables.ts';
import { withoutTimeLimits } from '../db/time-limits.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupManifest, End } from './format.ts';
import { fillDatabase } from './load-rows.ts';
import { readBackup, verifyBackup } from './read-backup.ts';

export interface RestoreTarget {
  dataDir: string;
  uploadsDir: string;
  databaseUrl: string | null;
  replace: boolean;
  migrations: readonly Migration[];
}

export interface Restored {
  manifest: BackupManifest;
  end: End;
  upgraded: string[];
}

type Backup = Pick<Restored, 'manifest' | 'end'> & { file: string };

const isFilled = (dir: string) => existsSync(dir) && readdirSync(dir).length > 0;

function rejectUnlessOurs({ manifest, file }: Backup, migrations: readonly Migration[]): void {
  const hashes = manifest.migrations.map(({ hash }) => hash);
  const history = compareHistory(hashes, migrations);
  if (history === 'older') return;
  throw new StartupError(
    history === 'newer'
      ? `${file} was made by a newer release of Pinpu (${manifest.release}): restore it with that release. Nothing was changed.`
      : `${file} has a history of migrations that this release of Pinpu does not know: restore it with the release that made it (${manifest.release}). Nothing was changed.`,
  );
}

function rejectUnlessEmpty(filled: boolean, what: string, replace: boolean): void {
  if (filled && !replace)
    throw new StartupError(
      `${what}: restore into an empty place, or add --replace to delete what is there. Nothing was changed.`,
    );
}

/** Returns functions that undo the move, or delete what was moved aside. */
async function swapIn(path: string, restored: string) {
  const aside = `${path}.replaced`;
  const had = existsSync(path);
  await rm(aside, { recursive: true, force: true });
  if (had) await rename(path, aside);
  if (existsSync(restored)) await rename(restored, path);
  return {
    undo: async () => {
      await rm(path, { recursive: true, force: true });
      if (had) await rename(aside, path);
    },
    finish: () => rm(aside, { recursive: true, force: true }),
  };
}

async function load(
  tx: Database,
  backup: Backup,
  uploads: string,
  migrations: readonly Migration[],
): Promise<string[]> {
  return fillDatabase(tx, backup, migrations, (insert) =>
    readBackup(backup.file, async (piece) => {
      if (piece.kind === 'rows') return insert(piece.table, piece.lines);
      const path = join(uploads, piece.path);
      await mkdir(dirname(path), { recursive: true });
      return pipeline(piece.content, createWriteStream(path, { flags: 'wx' }));
    }),
  );
}

/** Restores into a folder beside the old one; the two are exchanged when everything is loaded. */
async function restoreEmbedded(backup: Backup, target: RestoreTarget, uploads: string) {
  const dir = join(target.dataDir, 'db');
  rejectUnlessEmpty(isFilled(dir), `There is a database in ${dir}`, target.replace);
  const restored = `${dir}.restoring`;
  await rm(restored, { recursive: true, force: true });
  try {
    const { db, close } = await connectEmbedded(restored);
    const upgraded = await db
      .transaction((tx) => load(tx, backup, uploads, target.migrations))
      .finally(close);
    const database = await swapIn(dir, restored);
    await exchangeUploads(target, uploads).catch(async (error: unknown) => {
      await database.undo();
      throw error;
    });
    await database.finish();
    return upgraded;
  } finally {
    await rm(restored, { recursive: true, force: true });
  }
}

async function exchangeUploads({ uploadsDir }: RestoreTarget, uploads: string): Promise<void> {
  await (await swapIn(uploadsDir, uploads)).finish();
}

async function rejectWhileOthersAreConnected(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`);
  const n = rows[0]?.n ?? 0;
  if (n > 0)
    throw new StartupError(
      `The database of DATABASE_URL is in use by ${n} other connection${n > 1 ? 's' : ''}: stop every instance of the shop and close other clients. Nothing was changed.`,
    );
}

async function isEmptyDatabase(tx: Database): Promise<boolean> {
  return (await listTables(tx)).length === 0 && (await appliedMigrations(tx)).length === 0;
}

/** Drops tables and functions of the schema `public`, except those of extensions, and the history of migrations. */
async function dropEverything(tx: Database): Promise<void> {
  if ((await appliedMigrations(tx)).length === 0)
    throw new StartupError(
      'The database of DATABASE_URL holds tables of another program, which are never deleted: set the address of an empty database. Nothing was changed.',
    );
  for (const { name } of await listTables(tx))
    await tx.execute(sql`DROP TABLE ${quoted(name)} CASCADE`);
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT p.oid::regprocedure::text AS name FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`);
  for (const { name } of rows)
    await tx.execute(sql`DROP ROUTINE IF EXISTS ${sql.raw(name)} CASCADE`);
  await tx.execute(sql`DROP SCHEMA drizzle CASCADE`);
}

/** Restores in one transaction, so that no reader sees a partial state; an instance that starts meanwhile waits. */
async function restorePostgres(backup: Backup, target: RestoreTarget, uploads: string) {
  const { db, close } = await connectPostgres(target.databaseUrl ?? '');
  let exchanged: Awaited<ReturnType<typeof swapIn>> | undefined;
  try {
    const upgraded = await withoutTimeLimits(db).transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${START_LOCK})`);
      await rejectWhileOthersAreConnected(tx);
      const empty = await isEmptyDatabase(tx);
      rejectUnlessEmpty(!empty, 'The database of DATABASE_URL is not empty', target.replace);
      if (!empty) await dropEverything(tx);
      const tags = await load(tx, backup, uploads, target.migrations);
      exchanged = await swapIn(target.uploadsDir, uploads);
      return tags;
    });
    await exchanged?.finish();
    return upgraded;
  } catch (error) {
    await exchanged?.undo();
    throw error;
  } finally {
    await close();
  }
}

/** All or nothing. @throws StartupError with what is wrong and what to do. */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<Restored> {
  const backup = { ...(await verifyBackup(file)), file };
  rejectUnlessOurs(backup, target.migrations);
  const pictures = target.uploadsDir;
  rejectUnlessEmpty(isFilled(pictures), `There are pictures in ${pictures}`, target.replace);
  const uploads = `${pictures}.restoring`;
  await rm(uploads, { recursive: true, force: true });
  try {
    const restore = target.databaseUrl === null ? restoreEmbedded : restorePostgres;
    return { ...backup, upgraded: await restore(backup, target, uploads) };
  } finally {
    await rm(uploads, { recursive: true, force: true });
  }
}
