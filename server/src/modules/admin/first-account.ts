import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/index.ts';
import { adminAccounts } from '../../db/schema/index.ts';
import { passwordHash } from './password.ts';

/**
 * Makes the administrator `admin` where there is no account yet; gives back the password, which is kept nowhere and
 * is to be printed once. Null where there is an account already.
 */
export async function makeFirstAccount(db: Database, now: Date): Promise<string | null> {
  if ((await db.$count(adminAccounts)) > 0) return null;
  const password = randomBytes(12).toString('base64url');
  const made = await db
    .insert(adminAccounts)
    .values({
      account: 'admin',
      display_name: '系統管理員',
      password_hash: await passwordHash(password),
      tokens_from: now,
      c_date: now,
      u_date: now,
    })
    .onConflictDoNothing()
    .returning({ account: adminAccounts.account });
  return made.length === 1 ? password : null;
}
