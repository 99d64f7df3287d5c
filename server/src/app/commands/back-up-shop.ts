import { existsSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { verifyBackup, writeBackup } from '../../platform/backup/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { connectDatabase } from '../../platform/db/index.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { release } from '../../platform/release.ts';
import { tryLockDataDir } from '../startup/data-dir-lock.ts';
import { saveNewFile } from './save-file.ts';
import { withShop } from './shop-connection.ts';

/** Reads the database from this process, at its present level of migrations. */
async function writeFromHere(config: Config, out: WriteStream): Promise<void> {
  const { db, close } = await connectDatabase(config);
  const { uploadsDir } = config;
  await writeBackup({ db, uploadsDir, release, now: systemClock() }, out).finally(close);
}

/** The embedded database belongs to the running shop: it writes the backup itself. */
const fetchFromRunning = (config: Config, out: WriteStream): Promise<void> =>
  withShop(config, async (shop) => pipeline(await shop.download('/api/backoffice/backup'), out));

async function writeEmbedded(config: Config, out: WriteStream): Promise<void> {
  const unlock = tryLockDataDir(config.dataDir);
  if (unlock === undefined) return fetchFromRunning(config, out);
  try {
    if (!existsSync(join(config.dataDir, 'db')))
      throw new StartupError(
        `There is no database in DATA_DIR ${config.dataDir}: set DATA_DIR or DATABASE_URL as the shop has it.`,
      );
    await writeFromHere(config, out);
  } finally {
    unlock();
  }
}

/**
 * Writes a backup of the shop of this configuration to `file`, whether it runs or not, and reads it once more before it
 * gets its name. @throws StartupError; then there is no file.
 */
export const backUpShop = (config: Config, file: string) =>
  saveNewFile(file, async (part, out) => {
    await (config.databaseUrl === null ? writeEmbedded : writeFromHere)(config, out);
    return verifyBackup(part);
  });

export function summaryOf({
  rows,
  uploads,
}: {
  rows: Record<string, number>;
  uploads: number;
}): string {
  const total = Object.values(rows).reduce((sum, n) => sum + n, 0);
  return `${rows.orders ?? 0} orders, ${total} rows, ${uploads} uploaded files`;
}
