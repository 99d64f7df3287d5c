import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAccounts, insertAccount } from '../../modules/admin/account-repository.ts';
import { passwordHash } from '../../modules/admin/password.ts';
import type { Database } from '../../platform/db/index.ts';

/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

const newPassword = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Creates the account `admin` where there is no administrator yet. Its password is returned once and stored in
 * `dataDir/admin-password.txt`, readable by its owner; the database has only the hash. Null where there was one.
 */
export async function makeAdministrator(
  db: Database,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  const password = newPassword();
  writeFileSync(join(dataDir, 'admin-password.txt'), `${password}\n`, { mode: 0o600 });
  await insertAccount(db, {
    account: 'admin',
    display_name: '系統管理員',
    password_hash: await passwordHash(password),
    tokens_from: now,
    c_date: now,
    u_date: now,
  });
  return password;
}
