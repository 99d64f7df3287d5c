import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseHandle } from './database.ts';
import { MIGRATIONS_DIR, refuseForeignMigrations } from './migrations.ts';
import * as schema from './schema/index.ts';

/** The embedded database in `dir` (or in memory), migrated. It serialises transactions: one at a time. */
export async function openEmbedded(
  dir: string | null,
  options: PGliteOptions = {},
): Promise<DatabaseHandle> {
  if (dir) await mkdir(dir, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ ...options, ...(dir ? { dataDir: dir } : {}) });
  const db = drizzle(client, { schema });
  const handle: DatabaseHandle = { db, alone: (work) => work(), close: () => client.close() };
  try {
    await refuseForeignMigrations(handle.db);
    await migrate(db, { migrationsFolder: MIGRATIONS_DIR });
  } catch (error) {
    await client.close();
    throw error;
  }
  return handle;
}
