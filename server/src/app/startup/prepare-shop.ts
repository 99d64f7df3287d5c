import { isEmptyShop, seedDemoShop } from '../../demo/seed/seed-demo-shop.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import { makeAdministrator } from './administrator.ts';

/** First start: the demo shop into an empty database, and an administrator; says on the console what it does. */
export async function prepareShop(
  { db, alone }: DatabaseHandle,
  { demoShop, dataDir }: Config,
  clock: Clock,
): Promise<void> {
  await alone(async () => {
    if (demoShop && (await isEmptyShop(db))) {
      console.log('準備示範商店 Filling the empty database with the demo shop …');
      await seedDemoShop(db, clock());
    }
    const password = await makeAdministrator(db, { dataDir, now: clock() });
    if (password) console.log(`管理員 Administrator (/el/): admin / ${password}`);
  });
}
