import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  ADMIN,
  type AdminSignIn,
  insertAdmin,
  signInAsAdmin,
} from '../../../testing/people/administrators.ts';
import { type TestBrowser, testBrowser } from '../../../testing/people/browser.ts';
import { operatorToken } from './operator-token.ts';
import { attemptsOf, startAttempts } from './sign-in-attempts.ts';

const { account, password: PASSWORD } = ADMIN;
const MINUTE = 60_000;
let shop: TestApp;
let browser: TestBrowser;

beforeEach(async () => {
  shop = await testApp();
  browser = testBrowser(shop);
  await insertAdmin(shop);
});

const signIn = (options?: AdminSignIn) => signInAsAdmin(browser, options);
const get = (url: string, token = '') =>
  browser.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });

/** Counts a failed attempt as a sign-in does, but without hashing: a hundred real ones would take a minute. */
const fail = (from: string) =>
  startAttempts(shop.db, attemptsOf(account, from, null), shop.clock.now());
const failHundredTimes = async () => {
  for (let n = 0; n < 100; n += 1) await fail(`203.0.113.${n}`);
};

describe('administrative sign-in', () => {
  it('gives a token for the encrypted password [A2] [A10]', async () => {
    const answer = await signIn();
    expect(answer.json()).toEqual({ Success: true, Jwt: expect.any(String) });
    expect((await get('/api/Config/esch?t=1', answer.json().Jwt)).json()).toMatchObject({
      Success: true,
    });
  });

  it('answers any failure with 403 and the catalogued sentence [X2] [A10]', async () => {
    const tries = [
      { password: 'wrong' },
      { as: 'nobody' },
      { RspTS: 'made.up.value' },
      { password: '' },
    ];
    for (const wrong of tries) {
      const answer = await signIn(wrong);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        Success: false,
        Message: [{ Code: '403', Message: '使用者帳號或密碼錯誤，請重新輸入，謝謝。' }],
      });
    }
  });

  it('delays one address after five wrong passwords, longer each time, even for the right one', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await signIn({ password: 'wrong' })).statusCode).toBe(403);
    const rejected = await signIn();
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers['retry-after']).toBe('60');
    expect(rejected.json()).toMatchObject({
      Success: false,
      Message: [{ Code: 'TOO_MANY_ATTEMPTS', Message: '嘗試次數過多，請於 1 分鐘後再試。' }],
    });
    shop.clock.advance(MINUTE);
    expect((await signIn({ password: 'wrong' })).statusCode).toBe(403);
    expect((await signIn()).headers['retry-after']).toBe('120');
    shop.clock.advance(2 * MINUTE);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('counts parallel attempts before it checks them', async () => {
    await get('/api/E2ee/publickey');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn({ password: 'wrong' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5);
  });

  it('lets the administrator in from elsewhere, however often five strangers fail [finding M9]', async () => {
    for (let n = 0; n < 50; n += 1) await fail(`203.0.113.${n % 5}`);
    expect((await signIn({ from: '203.0.113.1' })).statusCode).toBe(429);
    expect((await signIn({ from: '192.0.2.7' })).statusCode).toBe(200);
  });

  it('lets a browser in that has signed in before, though a hundred strangers failed [finding M9]', async () => {
    const first = await signIn();
    const known = first.cookies.find(({ name }) => name === 'pinpu_admin_browser');
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    await failHundredTimes();
    expect((await signIn({ from: '192.0.2.7' })).statusCode).toBe(429);
    expect((await signIn({ from: '192.0.2.7', browser: `x${known?.value}` })).statusCode).toBe(429);
    expect((await signIn({ from: '192.0.2.7', browser: known?.value ?? '' })).statusCode).toBe(200);
  });

  it('is unlocked by the operator [finding M9]', async () => {
    await failHundredTimes();
    expect((await signIn({ from: '192.0.2.7' })).statusCode).toBe(429);
    const unlock = (name: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/accounts/${name}/unlock`,
        headers: { authorization: `Bearer ${operatorToken(shop.config.dataDir)}` },
      });
    expect((await unlock('nobody')).statusCode).toBe(404);
    expect((await unlock(account)).json()).toEqual({ success: true });
    expect((await signIn({ from: '192.0.2.7' })).statusCode).toBe(200);
  });

  it('requires the XSRF value in cookie and header [A8]', async () => {
    const answer = await signIn({ xsrf: 'another' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ Success: false, Message: [{ Code: 'XSRF' }] });
  });

  it('rejects an expired session value [A2]', async () => {
    const { RspTS } = (await get('/api/E2ee/publickey')).json();
    shop.clock.advance(11 * MINUTE);
    expect((await signIn({ RspTS })).statusCode).toBe(403);
  });

  it('rejects a password that was encrypted with another session value [finding M19]', async () => {
    const recorded = (await get('/api/E2ee/publickey')).json().RspTS;
    expect((await signIn({ plain: `${recorded}\n${PASSWORD}` })).statusCode).toBe(403);
  });

  it('accepts a session value once, though two are sent at once [finding M19]', async () => {
    const { RspTS } = (await get('/api/E2ee/publickey')).json();
    const answers = await Promise.all([signIn({ RspTS }), signIn({ RspTS })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    shop.clock.advance(10 * MINUTE);
    expect((await signIn({ RspTS })).statusCode).toBe(403);
  });

  it('tells a page loaded before the password was bound to reload [finding M19]', async () => {
    const answer = await signIn({ plain: PASSWORD });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      Success: false,
      Message: [{ Code: 'OUTDATED_PAGE', Message: '管理頁面已更新，請重新整理後再登入。' }],
    });
  });

  it('uses one key for all calls [A2]', async () => {
    const [one, two] = [await get('/api/E2ee/publickey'), await get('/api/E2ee/publickey')];
    expect(two.json().Data).toEqual(one.json().Data);
    expect(two.json().RspTS).not.toBe(one.json().RspTS);
  });

  it.each([{}, { account: 'a' }, { account: 'a', password: 5, RspTS: '' }, []])(
    'rejects %j in the shape of the specification [X2]',
    async (payload) => {
      const headers = { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' };
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/Auth/login',
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ Success: false, Message: expect.any(Array) });
    },
  );
});

describe('the environment', () => {
  it('is public and sets the XSRF cookie, which scripts can read [A2] [A8]', async () => {
    const answer = await get('/api/Config/env?t=1');
    expect(answer.json()).toMatchObject({ Success: true, Data: { lang: 'zh-TW', curr: 'TWD' } });
    const cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(cookie?.httpOnly).toBeUndefined();
  });
});
