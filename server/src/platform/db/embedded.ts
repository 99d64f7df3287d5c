import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { DatabaseHandle } from './database.ts';
import { checkEmbeddedFormat } from './embedded-format.ts';
import { readMigrations, upgrade } from './migrations.ts';
import * as schema from './schema/index.ts';

/**
 * The embedded database in `dir` (or in memory), not upgraded. It serialises transactions: one at a time.
 * @throws StartupError where another PostgreSQL wrote the folder.
 */
export async function connectEmbedded(
  dir: string | null,
  options: PGliteOptions = {},
): Promise<DatabaseHandle> {
  if (dir) {
    checkEmbeddedFormat(dir);
    await mkdir(dir, { recursive: true, mode: 0o700 });
  }
  const client = await PGlite.create({ ...options, ...(dir ? { dataDir: dir } : {}) });
  const db = drizzle(client, { schema });
  return { db, upgraded: [], alone: (work) => work(), close: () => client.close() };
}

/** The embedded database in `dir` (or in memory), upgraded to `migrations`. */
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
