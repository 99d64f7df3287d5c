import type { AdminLogin } from '@pinpu/shared/contracts';
import type { Database } from '../../platform/db/index.ts';
import { isSameSecret } from '../../platform/same-secret.ts';
import { knownBrowser, newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { findAccount } from './account-repository.ts';
import { browserHash } from './admin-browser.ts';
import { decryptedPassword } from './e2ee.ts';
import { type AdminClaims, signedJwt, verifiedJwt } from './jwt.ts';
import { isPassword } from './password.ts';
import type { AdminSecrets } from './server-secrets.ts';
import { isSessionValue } from './session-value.ts';
import { markSessionValueUsed } from './session-value-repository.ts';
import { attemptsOf, clearAttempts, startAttempts } from './sign-in-attempts.ts';

/** Who signs in: the client's address, and the value of its cookie of a known browser. */
interface Client {
  ip: string;
  browser: string;
}

/** A token, with a new value for the browser's cookie; or until when to wait; or the password was not bound to RspTS. */
type SignIn = { Jwt: string; browser: string } | { until: Date } | 'unbound';

/** Signs in with account and encrypted password; null when either is wrong. */
export async function adminSignIn(
  db: Database,
  login: AdminLogin,
  client: Client,
  secrets: AdminSecrets,
  now: Date,
): Promise<SignIn | null> {
  if (!isSessionValue(login.RspTS, secrets.signing, now)) return null;
  const sealed = decryptedPassword(login.password, login.RspTS, secrets.seal);
  if (sealed === null || sealed === 'unbound') return sealed;
  if (!(await markSessionValueUsed(db, login.RspTS, now))) return null;
  const browser = knownBrowser(client.browser, login.account, secrets.signing);
  const attempts = attemptsOf(login.account, client.ip, browser);
  const until = await startAttempts(db, attempts, now);
  if (until) return { until };
  const account = await findAccount(db, login.account);
  if (!(await isPassword(sealed.password, account?.password_hash ?? null)) || !account) return null;
  await clearAttempts(db, attempts);
  const newBrowser = newKnownBrowser(account.account, secrets.signing);
  const claims = {
    userId: account.account,
    signedInAt: Math.floor(now.getTime() / 1000),
    browser: browserHash(newBrowser),
  };
  return { Jwt: await signedJwt(claims, secrets.signing, now), browser: newBrowser };
}

/**
 * The identity behind a token, as long as the account exists, its tokens were not revoked, and the token comes with the
 * cookie of the browser that signed in.
 */
export async function adminOfToken(
  db: Database,
  { token, browser }: { token: string; browser: string },
  secrets: AdminSecrets,
  now: Date,
): Promise<AdminClaims | null> {
  const claims = await verifiedJwt(token, secrets.signing, now);
  if (!claims || !isSameSecret(browserHash(browser), claims.browser)) return null;
  return (await isSignedInSince(db, claims.userId, claims.signedInAt)) ? claims : null;
}

/** Whether a sign-in at `since`, seconds since the epoch, is still valid: the account exists and has not been signed out everywhere. */
export async function isSignedInSince(
  db: Database,
  userId: string,
  since: number,
): Promise<boolean> {
  const account = await findAccount(db, userId);
  return account !== null && since >= Math.floor(account.tokens_from.getTime() / 1000);
}
