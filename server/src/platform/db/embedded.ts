import { readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartupError } from '../errors/startup-error.ts';
import type { DatabaseHandle } from './database.ts';
import { checkEmbeddedFormat } from './embedded-format.ts';
import { readMigrations, upgrade } from './migrations.ts';
import * as schema from './schema/index.ts';

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

/**
 * The embedded database in `dir` (or in memory), not migrated. It runs one transaction at a time. @throws StartupError
 * where another PostgreSQL wrote the folder, or it can't be opened.
 */
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
