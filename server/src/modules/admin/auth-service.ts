import type { AdminLogin } from '@pinpu/shared/contracts';
import type { Database } from '../../platform/db/index.ts';
import { countLoginAttempt, findAccount, resetLoginAttempts } from './account-repository.ts';
import { decryptedPassword, passwordDecryptor } from './e2ee.ts';
import { type AdminClaims, signedJwt, verifiedJwt } from './jwt.ts';
import { isPassword } from './password.ts';
import type { AdminSecrets } from './server-secrets.ts';
import { isSessionValue } from './session-value.ts';

/** A token for account and encrypted password; null when either is wrong. */
export async function adminSignIn(
  db: Database,
  login: AdminLogin,
  secrets: AdminSecrets,
  now: Date,
): Promise<string | null> {
  if (!isSessionValue(login.RspTS, secrets.signing, now)) return null;
  const password = decryptedPassword(login.password, passwordDecryptor(secrets.seal));
  if (password === null) return null;
  const account = await countLoginAttempt(db, login.account, now);
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account) return null;
  await resetLoginAttempts(db, account.account);
  return signedJwt(
    { userId: account.account, signedInAt: Math.floor(now.getTime() / 1000) },
    secrets.signing,
    now,
  );
}

/** The identity behind a token, as long as the account exists and its tokens were not revoked. */
export async function adminOfToken(
  db: Database,
  token: string,
  secrets: AdminSecrets,
  now: Date,
): Promise<AdminClaims | null> {
  const claims = await verifiedJwt(token, secrets.signing, now);
  const account = claims && (await findAccount(db, claims.userId));
  if (!account) return null;
  return claims.signedInAt >= Math.floor(account.tokens_from.getTime() / 1000) ? claims : null;
}
