import { webcrypto } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { passwordHash } from '../../modules/base/admin/password.ts';
import { adminAccounts } from '../../platform/db/schema/index.ts';
import type { TestApp } from '../test-app.ts';
import { type TestBrowser, testBrowser } from './browser.ts';
import { testAdminSecrets } from './signed-in-admin.ts';

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

/** An administrator in a browser of their own; calls carry token and XSRF value. */
export function administrator(shop: TestApp, account: string) {
  const browser = testBrowser(shop);
  let token = '';
  const call = (method: InjectOptions['method'], url: string, payload?: object) =>
    browser.inject({
      ...{ method, url },
      headers: {
        authorization: `Bearer ${token}`,
        'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '',
      },
      ...(payload ? { payload } : {}),
    });
  return {
    browser,
    call,
    /** The current token and cookies, as a thief would copy them. */
    copy: () => {
      const cookies = { ...browser.cookies };
      const headers = { authorization: `Bearer ${token}` };
      return (url: string) => shop.app.inject({ url, cookies, headers });
    },
    async signIn(password: string, options: { from?: string } = {}) {
      const answer = await signInAsAdmin(browser, {
        ...{ as: account, password, browser: browser.cookies.pinpu_admin_browser ?? '' },
        ...options,
      });
      if (answer.statusCode === 200) token = answer.json().Jwt;
      return answer;
    },
    async changePassword(old: string, next: string) {
      const { Data, RspTS } = (await call('GET', '/api/E2ee/publickey')).json();
      const encrypt = (text: string) => encryptedPassword(`${RspTS}\n${text}`, Data.publicKey);
      const [old_password, new_password] = [await encrypt(old), await encrypt(next)];
      const payload = { old_password, new_password, RspTS };
      const answer = await call('PUT', '/api/accounts/me/password', payload);
      if (answer.statusCode === 200) token = answer.json().body.jwt;
      return answer;
    },
  };
}

export type Administrator = ReturnType<typeof administrator>;

export async function signedInOwner(shop: TestApp): Promise<Administrator> {
  await insertAdmin(shop);
  const owner = administrator(shop, ADMIN.account);
  await owner.signIn(ADMIN.password);
  return owner;
}

export async function addedAdministrator(
  shop: TestApp,
  owner: Administrator,
  account: string,
  role: 'owner' | 'staff' = 'staff',
): Promise<Administrator & { password: string }> {
  const added = await owner.call('POST', '/api/accounts', { account, role });
  const { password } = added.json().body as { password: string };
  const admin = administrator(shop, account);
  await admin.signIn(password);
  return { ...admin, password };
}
