import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { DatabaseHandle } from './database.ts';
import { connectEmbedded, openEmbedded } from './embedded.ts';
import { connectPostgres, openPostgres } from './postgres.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

export function openDatabase({ databaseUrl, dataDir }: Where): Promise<DatabaseHandle> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(join(dataDir, 'db'));
}

/** The configured database, not migrated. */
export function connectDatabase({ databaseUrl, dataDir }: Where): Promise<DatabaseHandle> {
  return databaseUrl ? connectPostgres(databaseUrl) : connectEmbedded(join(dataDir, 'db'));
}

export type { Database, DatabaseHandle, PoolUsage } from './database.ts';
