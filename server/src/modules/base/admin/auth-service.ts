import type { AdminLogin } from '@pinpu/shared/contracts';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { knownBrowser, newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { type AdminAccount, findAccount, findAccountOfSignIn } from './account-repository.ts';
import { browserHash } from './admin-browser.ts';
import { decryptedPassword } from './e2ee.ts';
import { type AdminClaims, signedJwt, signInSecond, verifiedJwt } from './jwt.ts';
import { isPassword } from './password.ts';
import type { AdminSecrets } from './server-secrets.ts';
import { insertEndedSession, markSessionValueUsed } from './session-repository.ts';
import { isSessionValue } from './session-value.ts';
import { attemptsOf, clearAttempts, startAttempts } from './sign-in-attempts.ts';

export interface Client {
  ip: string;
  browser: string;
}

export interface IssuedToken {
  Jwt: string;
  browser: string;
}

/** `unbound`: the password was not bound to RspTS. `until`: when another attempt is allowed. */
type SignIn = IssuedToken | { until: Date } | 'unbound' | 'one-time-ended';

export async function issueToken(
  account: Pick<AdminAccount, 'account' | 'tokens_from' | 'one_time_until'>,
  { signing }: AdminSecrets,
  now: Date,
): Promise<IssuedToken> {
  const browser = newKnownBrowser(account.account, signing);
  const claims = {
    userId: account.account,
    signedInAt: signInSecond(now, account.tokens_from),
    browser: browserHash(browser),
    mustChangePassword: account.one_time_until !== null,
  };
  return { Jwt: await signedJwt(claims, signing, now), browser };
}

export async function adminSignIn(
  db: Database,
  login: AdminLogin,
  client: Client,
  secrets: AdminSecrets,
  now: Date,
): Promise<SignIn | null> {
  if (!isSessionValue(login.RspTS, secrets.signing, now)) return null;
  const decrypted = decryptedPassword(login.password, login.RspTS, secrets.encryption);
  if (decrypted === null || decrypted === 'unbound') return decrypted;
  if (!(await markSessionValueUsed(db, login.RspTS, now))) return null;
  const name = normaliseAdminAccount(login.account);
  const attempts = attemptsOf(name, client.ip, knownBrowser(client.browser, name, secrets.signing));
  const until = await startAttempts(db, attempts, now);
  if (until) return { until };
  const account = await findAccount(db, name);
  const stored = account && !account.disabled_at ? account.password_hash : null;
  if (!(await isPassword(decrypted.password, stored)) || !account) return null;
  await clearAttempts(db, attempts);
  if (account.one_time_until && account.one_time_until <= now) return 'one-time-ended';
  // The browser gets a new cookie: the old cookie and its token must not stay valid as copies.
  if (client.browser !== '') await insertEndedSession(db, browserHash(client.browser), now);
  return issueToken(account, secrets, now);
}

export interface SignedInAdmin extends AdminClaims {
  display_name: string;
  role: AdminAccount['role'];
  mustChangePassword: boolean;
}

/** Null for a disabled account, an ended sign-in, or without the cookie of its browser. */
export async function adminOfToken(
  db: Database,
  { token, browser }: { token: string; browser: string },
  secrets: AdminSecrets,
  now: Date,
): Promise<SignedInAdmin | null> {
  const claims = await verifiedJwt(token, secrets.signing, now);
  if (!claims || !isSameSecret(browserHash(browser), claims.browser)) return null;
  const account = await accountOfSignIn(db, claims);
  if (!account) return null;
  const { display_name, role, one_time_until } = account;
  return { ...claims, display_name, role, mustChangePassword: one_time_until !== null };
}

async function accountOfSignIn(db: Database, claims: AdminClaims): Promise<AdminAccount | null> {
  const account = await findAccountOfSignIn(db, claims);
  if (!account) return null;
  return claims.signedInAt >= Math.floor(account.tokens_from.getTime() / 1000) ? account : null;
}

/** Whether a sign-in is still valid: its account is in use, and it was ended neither in its browser nor everywhere. */
export const isSignedIn = async (db: Database, claims: AdminClaims): Promise<boolean> =>
  (await accountOfSignIn(db, claims)) !== null;
