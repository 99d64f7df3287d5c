import { devMailAddress, hasDevMail } from '../../modules/base/mail/dev-key.ts';
import { shopInfo } from '../../modules/base/settings/service.ts';
import { registryConfig } from '../../modules/delivery/registry/config.ts';
import { pictureStorageConfig } from '../../modules/goods/picture/storage/config.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import type { App } from '../../platform/module.ts';
import { buildApp } from '../build-app.ts';
import { checkDatabase, checkSettings } from './check-mode.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { missingPagesSentence } from './missing-pages.ts';
import { prepareShop } from './prepare-shop.ts';
import { unlockSecrets } from './unlock-secrets.ts';

async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `PORT ${port} is in use by another program: stop that one, or start this one with another PORT.`,
      );
    if (code === 'EACCES')
      throw new StartupError(
        `PORT ${port} may not be used by this user: choose a PORT from 1024 on.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(
        `HOST ${host} is no address of this machine: correct HOST, or leave it out.`,
      );
    throw error;
  }
}

const portOf = (app: App, { port }: Config): number => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
};

/** Releases resources in reverse order, once; a second signal meanwhile ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Locks DATA_DIR, opens and migrates the database, listens, and prints the address. Only proofs and journeys pass
 * a `clock`. @throws StartupError with the sentence to print.
 */
export async function startServer(clock = systemClock): Promise<void> {
  const config = loadConfig();
  // Mode, payments, logistics and pictures validate their settings now, before anything is touched.
  checkSettings(config);
  pictureStorageConfig(config);
  registryConfig(config);
  const demoShop = config.demoShop ? await loadDemoShop() : null;
  const unlock = lockDataDir(config.dataDir);
  const database = await openDatabase(config);
  if (database.upgraded.length > 0)
    console.log(`資料庫已更新 Database migrated: ${database.upgraded.join(', ')}`);
  const serverKey = await checkDatabase(database.db, config)
    .then(() => unlockSecrets(database.db, config))
    .catch(async (error: unknown) => {
      await database.close();
      unlock();
      throw error;
    });
  await prepareShop(database, config, clock, demoShop);
  const app = await buildApp({
    config,
    db: database.db,
    poolUsage: database.poolUsage,
    clock,
    serverKey,
    background: true,
    pictures: demoShop ? [demoShop.pictures(database.db)] : [],
  });
  const stop = () =>
    stopWithin(config.stopTimeoutMs, app, async () => {
      await database.close();
      unlock();
    });
  try {
    await listen(app, config);
  } catch (error) {
    await stop();
    throw error;
  }
  stopOnSignal(stop);
  const missing =
    config.shopMode === 'live' ? missingPagesSentence(await shopInfo(database.db)) : '';
  announce(config, portOf(app, config), missing);
}

const DEMO =
  '示範模式 Demo: nothing is paid or shipped. To sell: SHOP_MODE=live (docs/operations.md).';

function announce(config: Config, port: number, missing: string): void {
  if (config.shopMode === 'demo') console.log(DEMO);
  if (missing !== '') console.log(`提醒 Warning: ${missing}`);
  if (hasDevMail(config)) console.log(`信件 Mail: ${devMailAddress(config.dataDir, port)}`);
  console.log(`Pinpu 拼鋪 ${config.publicUrl}`);
}

/** How much of the time to stop is reserved for what remains once slow clients are no longer waited for, in ms. */
const LAST_MS = 2000;

/**
 * Stops within `limitMs`: answers requests in flight, then ends the connections of slow clients, then runs `release`. What
 * still runs after that is ended with the process: a stop is no worse than a crash, which loses nothing.
 */
async function stopWithin(limitMs: number, app: App, release: () => Promise<void>): Promise<void> {
  const last = Math.min(LAST_MS, limitMs / 2);
  const impatient = setTimeout(() => app.server.closeAllConnections(), limitMs - last);
  const { promise: expired, resolve: expire } = Promise.withResolvers<void>();
  const deadline = setTimeout(expire, limitMs);
  const stopped = app.close().then(release);
  await Promise.race([stopped, expired]).finally(() => {
    clearTimeout(impatient);
    clearTimeout(deadline);
  });
}
