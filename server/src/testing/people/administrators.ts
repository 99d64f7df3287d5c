import type { InjectOptions } from 'fastify';
import type { TestApp } from '../test-app.ts';
import { ADMIN, encryptedPassword, insertAdmin, signInAsAdmin } from './admin-sign-in.ts';
import { testBrowser } from './browser.ts';

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

/** A shop's first administrator, an owner, signed in. */
export async function signedInOwner(shop: TestApp): Promise<Administrator> {
  await insertAdmin(shop);
  const owner = administrator(shop, ADMIN.account);
  await owner.signIn(ADMIN.password);
  return owner;
}

/** An account added by an owner, signed in with its one-time password. */
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
