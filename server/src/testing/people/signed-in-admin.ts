import { browserHash } from '../../modules/base/admin/admin-browser.ts';
import { type EncryptionKeys, newEncryptionKeys } from '../../modules/base/admin/e2ee.ts';
import { signedJwt } from '../../modules/base/admin/jwt.ts';
import { type AdminSecrets, adminSecrets } from '../../modules/base/admin/server-secrets.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';
import type { TestApp } from '../test-app.ts';

let keys: Promise<EncryptionKeys> | undefined;

/** The secrets of the administrative side. All shops of a process have one key pair, since generating it is slow. */
export function testAdminSecrets(shop: Omit<TestApp, 'app' | 'config'>): Promise<AdminSecrets> {
  keys ??= newEncryptionKeys();
  const pair = keys;
  return adminSecrets({ ...shop, clock: shop.clock.now }, () => pair);
}

/** Headers of an administrator's browser over http, with a token signed by this key. */
export async function adminHeaders(
  userId: string,
  signing: string,
  now: Date,
  browser = 'browser-of-a-test',
) {
  const signedInAt = Math.floor(now.getTime() / 1000);
  const claims = { userId, signedInAt, browser: browserHash(browser) };
  const token = await signedJwt(claims, signing, now);
  return { authorization: `Bearer ${token}`, cookie: `pinpu_admin_browser=${browser}` };
}

export async function signedInAdmin(shop: TestApp, account = 'counter') {
  const now = shop.clock.now();
  await shop.db.insert(adminAccounts).values({
    account,
    role: 'owner',
    password_hash: '',
    tokens_from: now,
    c_date: now,
    u_date: now,
  });
  const { signing } = await testAdminSecrets(shop);
  return adminHeaders(account, signing, now);
}

export async function withXsrf(
  { app }: Pick<TestApp, 'app'>,
  headers: { authorization: string; cookie: string },
) {
  const { cookies } = await app.inject('/api/Config/env');
  const pair = cookies.map(({ name, value }) => `${name}=${value}`);
  const value = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { ...headers, cookie: [headers.cookie, ...pair].join('; '), 'x-xsrf-token': value };
}
