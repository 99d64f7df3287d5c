import { hasCategories } from '../../modules/goods/catalog/category-repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import type { DemoShop } from '../../plugin/demo-shop.ts';
import { makeAdministrator } from './administrator.ts';

/** First start: fills an empty database with the demo shop, if enabled, and creates an administrator; prints what it does. */
export async function prepareShop(
  { db, alone }: DatabaseHandle,
  { dataDir }: Config,
  clock: Clock,
  demoShop: DemoShop | null,
): Promise<void> {
  await alone(async () => {
    if (demoShop && !(await hasCategories(db))) {
      console.log('準備示範商店 Filling the empty database with the demo shop …');
      await demoShop.seed(db, clock());
    }
    const file = await makeAdministrator(db, { dataDir, now: clock() });
    // Not the password itself: what is printed ends in the logs of containers.
    if (file) console.log(`管理員 Administrator (/el/): admin, password in ${file}`);
  });
}
