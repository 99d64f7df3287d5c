import { eq } from 'drizzle-orm';
import { adminAccounts } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  ADMIN,
  type AdminSignIn,
  insertAdmin,
  signInAsAdmin,
} from '../../../testing/people/administrators.ts';
import { type TestBrowser, testBrowser } from '../../../testing/people/browser.ts';

const { account } = ADMIN;
const MINUTE = 60_000;
let shop: TestApp;
let browser: TestBrowser;

beforeEach(async () => {
  shop = await testApp();
  browser = testBrowser(shop);
  await insertAdmin(shop);
});

const signIn = (options?: AdminSignIn) => signInAsAdmin(browser, options);
const get = (url: string, token?: string) =>
  browser.inject({
    method: 'GET',
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('an administrative token', () => {
  it('is renewed: a new one replaces it [A5]', async () => {
    const { Jwt } = (await signIn()).json();
    shop.clock.advance(29 * MINUTE);
    const fresh = (await get('/api/Auth/keepalive?t=1', Jwt)).json().Jwt;
    shop.clock.advance(2 * MINUTE);
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
    expect((await get('/api/Config/esch', fresh)).statusCode).toBe(200);
  });

  it.each([undefined, '', 'x', 'a.b.c'])(
    '%p is a 401 in the shape of the specification [X1]',
    async (token) => {
      for (const url of [
        '/api/Config/esch',
        '/api/Auth/keepalive',
        '/api/BizUser',
        '/api/BizProfile/Merchants?bizId=x',
      ]) {
        const answer = await get(url, token);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({
          Success: false,
          Message: [{ Code: '401', Message: '登入授權驗證錯誤' }],
        });
      }
    },
  );

  it('expires with its account', async () => {
    const { Jwt } = (await signIn()).json();
    await shop.db.delete(adminAccounts).where(eq(adminAccounts.account, account));
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
  });

  it('expires when the tokens issued before a moment are revoked', async () => {
    const { Jwt } = (await signIn()).json();
    shop.clock.advance(1 * MINUTE);
    await shop.db
      .update(adminAccounts)
      .set({ tokens_from: shop.clock.now() })
      .where(eq(adminAccounts.account, account));
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
    expect((await get('/api/Config/esch', (await signIn()).json().Jwt)).statusCode).toBe(200);
  });

  it('is rejected in another browser [finding M18] [A1]', async () => {
    const { Jwt } = (await signIn()).json();
    const mine = browser;
    for (const isSignedIn of [false, true]) {
      browser = testBrowser(shop);
      if (isSignedIn) await signIn();
      for (const url of ['/api/Config/esch', '/api/Auth/keepalive', '/api/BizUser']) {
        const answer = await get(url, Jwt);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ Message: [{ Code: '401' }] });
      }
    }
    browser = mine;
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(200);
  });

  it('is replaced by the next sign-in in its browser [finding M18]', async () => {
    const { Jwt } = (await signIn()).json();
    const next = (await signIn({ browser: browser.cookies.pinpu_admin_browser ?? '' })).json();
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
    expect((await get('/api/Config/esch', next.Jwt)).statusCode).toBe(200);
  });

  it('a token of a member is not accepted here', async () => {
    expect((await get('/api/BizUser', 'x'.repeat(43))).statusCode).toBe(401);
  });
});
