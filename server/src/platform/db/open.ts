import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { DatabaseHandle } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The configured database, migrated: PostgreSQL where DATABASE_URL is set, else the embedded one in DATA_DIR. */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<DatabaseHandle> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(join(dataDir, 'db'));
}
