import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAccounts, insertAccount } from '../../modules/base/admin/account-repository.ts';
import { passwordHash, randomPassword } from '../../modules/base/admin/password.ts';
import { hasCategories } from '../../modules/goods/catalog/category-repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, DatabaseHandle } from '../../platform/db/index.ts';
import type { DemoShop } from '../../plugin/demo-shop.ts';

/** Creates the owner `admin` in an empty database; returns the file of its password, else null. */
async function makeAdministrator(
  db: Database,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  const password = randomPassword();
  const file = join(dataDir, 'admin-password.txt');
  // A file left from an earlier database keeps its mode when it is overwritten.
  rmSync(file, { force: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  await insertAccount(db, {
    account: 'admin',
    display_name: '系統管理員',
    role: 'owner',
    password_hash: await passwordHash(password),
    tokens_from: now,
    c_date: now,
    u_date: now,
  });
  return file;
}

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
