import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAccounts, insertAccount } from '../../modules/base/admin/account-repository.ts';
import { randomPassword } from '../../modules/base/admin/one-time-password.ts';
import { passwordHash } from '../../modules/base/admin/password.ts';
import type { Database } from '../../platform/db/index.ts';

/**
 * Creates the owner `admin` where there is no administrator yet, and returns the file of its password, readable by
 * its owner alone; the database has only the hash. Null where there was an administrator.
 */
export async function makeAdministrator(
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
