import { refreshStatistics } from '../../modules/goods/catalog/repository.ts';
import { systemClock } from '../../platform/clock.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { withoutTimeLimits } from '../../platform/db/time-limits.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { lockDataDir } from '../startup/data-dir-lock.ts';
import { loadDemoShop } from '../startup/load-demo-shop.ts';
import { prepareShop } from '../startup/prepare-shop.ts';

function productCount(): number {
  const [flag = '--products', value = '0', ...rest] = process.argv.slice(2);
  if (flag !== '--products' || !/^\d{1,6}$/.test(value) || rest.length > 0) {
    throw new StartupError(
      'The only option is --products with a whole number up to 999999: npm run seed -- --products 100000.',
    );
  }
  return Number(value);
}

/** `npm run seed -- --products 100000`: the demo shop into an empty database, then generated products beside it. */
async function seed(): Promise<void> {
  const count = productCount();
  const config = loadConfig();
  if (config.shopMode === 'live')
    throw new StartupError(
      'SHOP_MODE=live: demo goods cannot be added to a live shop. Unset SHOP_MODE, and use another DATA_DIR or DATABASE_URL.',
    );
  const demoShop = await loadDemoShop();
  const unlock = lockDataDir(config.dataDir);
  const database = await openDatabase(config);
  try {
    await prepareShop(database, config, systemClock, demoShop);
    // A thousand rows may take longer than a request's statement may.
    const db = withoutTimeLimits(database.db);
    await demoShop.addProducts(db, count);
    await refreshStatistics(db);
  } finally {
    await database.close();
    unlock();
  }
  console.log(`完成 Done: ${count} products beside the demo shop.`);
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
