import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { buildApp } from '../build-app.ts';
import { unlockSecrets } from '../startup/unlock-secrets.ts';

/** The shop's address, and what stops it where it was started for this. */
export interface ShopAddress {
  origin: string;
  close(): Promise<void>;
}

/** Starts a temporary shop on a random port, where none is running on this DATA_DIR. */
export async function startOwnShop(config: Config, unlock: () => void): Promise<ShopAddress> {
  const database = await openDatabase(config).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const serverKey = await unlockSecrets(database.db, config).catch(async (error: unknown) => {
    await database.close();
    unlock();
    throw error;
  });
  const app = await buildApp({
    config: { ...config, distDir: null, logLevel: 'error' },
    db: database.db,
    clock: systemClock,
    serverKey,
    background: false,
  });
  const close = async () => {
    await app.close();
    await database.close();
    unlock();
  };
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), close };
}
