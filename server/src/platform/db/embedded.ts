import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartupError } from '../errors/startup-error.ts';
import type { DatabaseHandle } from './database.ts';
import { readMigrations, upgrade } from './migrations.ts';
import * as schema from './schema/index.ts';

/** The major version of PostgreSQL in PGlite, which only reads files of the same version. */
export const EMBEDDED_MAJOR = '18';

/** A restore was killed between its two renames: the old database is aside, none in place. */
function rejectInterruptedRestore(dir: string): void {
  if (existsSync(dir) || !existsSync(`${dir}.replaced`)) return;
  throw new StartupError(
    `A restore was interrupted: the database from before it is in ${dir}.replaced. Run npm run restore again, or rename that folder to ${dir}. Nothing was changed.`,
  );
}

/** PGlite's own error on files of another version is obscure. Only reads. @throws StartupError */
function checkEmbeddedFormat(dir: string): void {
  rejectInterruptedRestore(dir);
  const file = join(dir, 'PG_VERSION');
  if (!existsSync(file)) return;
  const major = readFileSync(file, 'utf8').trim();
  if (major === EMBEDDED_MAJOR) return;
  throw new StartupError(
    `The embedded database in ${dir} has the format of PostgreSQL ${major}, this release reads ${EMBEDDED_MAJOR}: back it up with the release that wrote it (npm run backup -- FILE) and restore it with this one (docs/operations.md, "Upgrading"). Nothing was changed.`,
  );
}

/** @throws StartupError where PGlite can't open or create the files; files that it has created are removed. */
async function createIn(dir: string | null, options: PGliteOptions): Promise<PGlite> {
  if (dir === null) return PGlite.create(options);
  const isNew = readdirSync(dir).length === 0;
  try {
    return await PGlite.create({ ...options, dataDir: dir });
  } catch (error) {
    if (isNew) rmSync(dir, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The embedded database in ${dir} can't be ${isNew ? 'created' : 'opened'} (${reason.split('\n')[0]}): free space if the disk is full, else restore a backup (docs/operations.md, "Backup and restore").`,
    );
  }
}

/** Not migrated; one transaction at a time. @throws StartupError where it can't be opened. */
export async function connectEmbedded(
  dir: string | null,
  options: PGliteOptions = {},
): Promise<DatabaseHandle> {
  if (dir) {
    checkEmbeddedFormat(dir);
    await mkdir(dir, { recursive: true, mode: 0o700 });
  }
  const client = await createIn(dir, options);
  const db = drizzle(client, { schema });
  return {
    db,
    upgraded: [],
    alone: (work) => work(),
    poolUsage: () => null,
    close: () => client.close(),
  };
}

/** The embedded database in `dir` (or in memory), migrated to `migrations`. */
export async function openEmbedded(
  dir: string | null,
  options: PGliteOptions = {},
  migrations = readMigrations(),
): Promise<DatabaseHandle> {
  const handle = await connectEmbedded(dir, options);
  try {
    return { ...handle, upgraded: await upgrade(handle.db, migrations) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
