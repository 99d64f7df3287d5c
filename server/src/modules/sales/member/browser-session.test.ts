import { memberTokens } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  mailedCodes,
  type SignInBrowser,
  signInBrowser,
} from '../../../testing/people/sign-in-browser.ts';

let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
});

async function signIn(browser: SignInBrowser, email: string) {
  shop.clock.advance(1000);
  await browser.ask(email);
  const answer = await browser.turnIn((await mailedCodes(shop, email)).typed, email);
  return { answer, token: answer.json().body.token as string };
}

const send = (browser: SignInBrowser, url: string, token: string) =>
  browser.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
const profile = (browser: SignInBrowser, token: string) =>
  send(browser, '/api/vip/profile?s=session-1', token);
const logOut = (browser: SignInBrowser, token: string) => send(browser, '/api/vip/logout', token);

const browsers = () => [signInBrowser(shop), signInBrowser(shop)] as const;

describe('a user token [finding M18] [S3]', () => {
  it('works with the cookie of the browser that signed in, which scripts can’t read', async () => {
    const [mine] = browsers();
    const { answer, token } = await signIn(mine, 'mei@pinpu.test');
    const cookie = answer.cookies.find(({ name }) => name === 'pinpu_member');
    const month = 30 * 86_400;
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict', maxAge: month });
    expect(answer.body).not.toContain(cookie?.value);
    expect((await profile(mine, token)).statusCode).toBe(200);
  });

  it('is unknown without the cookie, and in a browser with the cookie of another sign-in', async () => {
    const [mine, theirs] = browsers();
    const { token } = await signIn(mine, 'mei@pinpu.test');
    const unknown = (await profile(mine, 'x'.repeat(43))).json();
    for (const signedIn of [false, true]) {
      if (signedIn) await signIn(theirs, 'mei@pinpu.test');
      const answer = await profile(theirs, token);
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...unknown, request_id: '' });
      expect((await logOut(theirs, token)).cookies).toEqual([]);
    }
    expect((await profile(mine, token)).statusCode).toBe(200);
  });

  it('a token of an earlier release, stored without a cookie, is unknown', async () => {
    const [mine] = browsers();
    const { token } = await signIn(mine, 'mei@pinpu.test');
    await shop.db.update(memberTokens).set({ browser_hash: null });
    expect((await profile(mine, token)).statusCode).toBe(401);
  });

  it('a token and its cookie end with sign-out [V4]', async () => {
    const [mine] = browsers();
    const { token } = await signIn(mine, 'mei@pinpu.test');
    const before = { ...mine.cookies };
    await logOut(mine, token);
    expect(before).toHaveProperty('pinpu_member');
    expect(mine.cookies).not.toHaveProperty('pinpu_member');
    const again = await shop.app.inject({
      method: 'POST',
      url: '/api/vip/profile',
      headers: { authorization: `Bearer ${token}` },
      cookies: before,
    });
    expect(again.statusCode).toBe(401);
    expect(await shop.db.$count(memberTokens)).toBe(0);
  });

  it.each(['mei@pinpu.test', 'another@pinpu.test'])(
    'is replaced when %s signs in in the same browser [V5]',
    async (email) => {
      const [mine] = browsers();
      const first = await signIn(mine, 'mei@pinpu.test');
      const second = await signIn(mine, email);
      expect((await profile(mine, first.token)).statusCode).toBe(401);
      expect((await profile(mine, second.token)).json().body.user.acc_email).toBe(email);
      expect(await shop.db.$count(memberTokens)).toBe(1);
      // A tab that still has the earlier token signs out; the browser's current session stays.
      await logOut(mine, first.token);
      expect((await profile(mine, second.token)).statusCode).toBe(200);
    },
  );

  it('a token and its cookie are stored as hashes only', async () => {
    const [mine] = browsers();
    const { token } = await signIn(mine, 'mei@pinpu.test');
    const stored = JSON.stringify(await shop.db.select().from(memberTokens));
    for (const secret of [token, mine.cookies.pinpu_member]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(secret);
    }
  });

  it('has a cookie that no subdomain can set where the shop is at https', async () => {
    shop = await testApp({ env: { PUBLIC_URL: 'https://shop.test' } });
    const [mine, theirs] = browsers();
    const { answer, token } = await signIn(mine, 'mei@pinpu.test');
    const cookie = answer.cookies.find(({ name }) => name === '__Host-pinpu_member');
    expect(cookie).toMatchObject({ secure: true, path: '/', httpOnly: true });
    expect(cookie?.domain).toBeUndefined();
    expect((await profile(mine, token)).statusCode).toBe(200);
    const planted = { pinpu_member: cookie?.value ?? '' };
    const headers = { authorization: `Bearer ${token}` };
    const url = '/api/vip/profile';
    const answered = await theirs.inject({ method: 'POST', url, headers, cookies: planted });
    expect(answered.statusCode).toBe(401);
  });
});
