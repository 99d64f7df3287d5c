import type { passwordChangeSchema } from '@pinpu/shared/contracts';
import type { Infer } from '@pinpu/shared/contracts/schema';
import { adminPasswordFault } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { knownBrowser } from '../sign-in-limit/known-browser.ts';
import { findAccount, updateAccount, updateTokensFrom } from './account-repository.ts';
import { type Client, type IssuedToken, issueToken, type SignedInAdmin } from './auth-service.ts';
import { decryptedPassword } from './e2ee.ts';
import { tokensFrom } from './jwt.ts';
import { isPassword, passwordHash } from './password.ts';
import type { AdminSecrets } from './server-secrets.ts';
import { markSessionValueUsed } from './session-repository.ts';
import { isSessionValue } from './session-value.ts';
import { attemptsOf, clearAttempts, startAttempts } from './sign-in-attempts.ts';

type PasswordChange = Infer<typeof passwordChangeSchema>;

interface ChangeContext {
  client: Client;
  secrets: AdminSecrets;
  now: Date;
  record: (tx: Database) => Promise<void>;
}

const FAULTS = {
  short: '新密碼至少需要 12 個字元。',
  long: '新密碼過長，請縮短後再試一次。',
  account: '新密碼不可以只是帳號加上幾個字元，請換一組。',
};

const outdated = () =>
  new Rejection(400, 'OUTDATED_PAGE', '頁面停留過久，請重新輸入密碼後再送出一次。');

async function openedPasswords(
  db: Database,
  { old_password, new_password, RspTS }: PasswordChange,
  { secrets, now }: ChangeContext,
) {
  if (!isSessionValue(RspTS, secrets.signing, now)) throw outdated();
  const [old, next] = [old_password, new_password].map((ciphertext) =>
    decryptedPassword(ciphertext, RspTS, secrets.encryption),
  );
  if (!old || !next || old === 'unbound' || next === 'unbound') throw outdated();
  if (!(await markSessionValueUsed(db, RspTS, now))) throw outdated();
  return { old: old.password, next: next.password };
}

/**
 * Replaces an administrator's own password, and ends every other sign-in of the account. Wrong old passwords are counted
 * with those of the sign-in; `until` says how long to wait.
 * @throws Rejection for a wrong old password, and for a new one that is too weak.
 */
export async function changePassword(
  db: Database,
  { userId }: SignedInAdmin,
  change: PasswordChange,
  context: ChangeContext,
): Promise<IssuedToken | { until: Date }> {
  const { client, secrets, now } = context;
  const { old, next } = await openedPasswords(db, change, context);
  const fault = adminPasswordFault(next, userId);
  if (fault) throw new Rejection(400, 'WEAK_PASSWORD', FAULTS[fault]);
  const browser = knownBrowser(client.browser, userId, secrets.signing);
  const attempts = attemptsOf(userId, client.ip, browser);
  const until = await startAttempts(db, attempts, now);
  if (until) return { until };
  const account = await findAccount(db, userId);
  if (!account || !(await isPassword(old, account.password_hash)))
    throw new Rejection(400, 'WRONG_PASSWORD', '目前的密碼不正確，請重新輸入。');
  await clearAttempts(db, attempts);
  if (await isPassword(next, account.password_hash))
    throw new Rejection(400, 'WEAK_PASSWORD', '新密碼與目前的密碼相同，請換一組。');
  const password_hash = await passwordHash(next);
  const tokens_from = await db.transaction(async (tx) => {
    await updateAccount(tx, userId, { password_hash, one_time_until: null, u_date: now });
    await context.record(tx);
    return updateTokensFrom(tx, userId, tokensFrom(now));
  });
  const changed = { account: userId, tokens_from: tokens_from ?? now, one_time_until: null };
  return issueToken(changed, secrets, now);
}
