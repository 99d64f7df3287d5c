import { webcrypto } from 'node:crypto';
import { passwordHash } from '../../modules/base/admin/password.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';
import type { TestApp } from '../test-app.ts';
import { testAdminSecrets } from './admin-keys.ts';
import type { TestBrowser } from './browser.ts';

/** The administrator of `insertAdmin`. */
export const ADMIN = { account: 'counter', password: '密碼 correct horse' };

let password_hash: Promise<string> | undefined;

export async function insertAdmin(shop: Omit<TestApp, 'app' | 'config'>): Promise<void> {
  const { db, clock } = shop;
  await testAdminSecrets(shop);
  password_hash ??= passwordHash(ADMIN.password);
  const dates = { tokens_from: clock.now(), c_date: clock.now(), u_date: clock.now() };
  await db.insert(adminAccounts).values({
    account: ADMIN.account,
    password_hash: await password_hash,
    role: 'owner',
    ...dates,
  });
}

export async function encryptedPassword(text: string, publicKey: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey(
    'spki',
    Buffer.from(publicKey, 'base64'),
    algorithm,
    false,
    ['encrypt'],
  );
  return Buffer.from(await webcrypto.subtle.encrypt(algorithm, key, Buffer.from(text))).toString(
    'base64',
  );
}

export interface AdminSignIn {
  password?: string;
  RspTS?: string;
  xsrf?: string;
  as?: string;
  from?: string;
  /** The plaintext instead of RspTS and password. */
  plain?: string;
  /** Value of the cookie of a browser that has signed in before. */
  browser?: string;
}

/** Signs in as the browser does: key, cookies, encrypted password. */
export async function signInAsAdmin(
  browser: TestBrowser,
  { password = ADMIN.password, as = ADMIN.account, ...options }: AdminSignIn = {},
) {
  const key = await browser.inject({ method: 'GET', url: '/api/E2ee/publickey?t=1' });
  const { Data, RspTS: value } = key.json();
  const RspTS: string = options.RspTS ?? value;
  return browser.inject({
    method: 'POST',
    url: '/api/Auth/login?t=1',
    remoteAddress: options.from ?? '127.0.0.1',
    cookies: { pinpu_admin_browser: options.browser ?? '' },
    headers: { 'x-xsrf-token': options.xsrf ?? browser.cookies['XSRF-TOKEN'] ?? '' },
    payload: {
      account: as,
      password: await encryptedPassword(options.plain ?? `${RspTS}\n${password}`, Data.publicKey),
      RspTS,
    },
  });
}
