import { memberTokens } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  mailedCodes,
  type SignInBrowser,
  signInBrowser,
} from '../../../testing/people/sign-in-browser.ts';

const email = 'mei@pinpu.test';
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
});

async function signedIn(browser: SignInBrowser, as = email) {
  shop.clock.advance(1000);
  await browser.ask(as);
  const answer = await browser.turnIn((await mailedCodes(shop, as)).typed, as);
  const headers = { authorization: `Bearer ${answer.json().body.token}` };
  return (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    browser.inject({ method, url, headers });
}

const SESSIONS = '/api/vip/sessions';
const PROFILE = '/api/vip/profile';
type Listed = { id: string; browser: string; current: boolean }[];

const two = async () =>
  [await signedIn(signInBrowser(shop)), await signedIn(signInBrowser(shop))] as const;
const list = async (call: Awaited<ReturnType<typeof signedIn>>) =>
  (await call('GET', SESSIONS)).json().body.sessions as Listed;

describe('the sessions of a member', () => {
  it('are listed, newest first, this browser’s marked, without anything that opens one', async () => {
    const [old, now] = await two();
    await signedIn(signInBrowser(shop), 'another@pinpu.test');
    expect((await list(now)).map(({ current }) => current)).toEqual([true, false]);
    expect((await list(old)).map(({ current }) => current)).toEqual([false, true]);
    const { body } = await now('GET', SESSIONS);
    for (const { token_hash } of await shop.db.select().from(memberTokens))
      expect(body).not.toContain(token_hash);
  });

  it('have the name of the browser, and nothing finer', async () => {
    const browser = signInBrowser(shop);
    const inject: SignInBrowser['inject'] = (request) =>
      browser.inject({
        ...request,
        headers: { ...request.headers, 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1 secret' },
      });
    await browser.ask(email);
    const otp = (await mailedCodes(shop, email)).typed;
    const payload = { mode: 'auth', email, otp };
    await inject({ method: 'POST', url: '/api/vip/login/otp', payload });
    const [row] = await shop.db.select().from(memberTokens);
    expect(row?.browser_name).toBe('Safari・iPhone');
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it('end one by one, or all others at once, only by their owner', async () => {
    const [mine, lost] = await two();
    const theirs = await signedIn(signInBrowser(shop), 'another@pinpu.test');
    const id = (await list(mine)).find(({ current }) => !current)?.id ?? '';
    expect((await theirs('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(404);
    expect((await lost('POST', PROFILE)).statusCode).toBe(200);
    expect((await mine('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(200);
    expect((await lost('POST', PROFILE)).statusCode).toBe(401);
    expect((await mine('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(404);
    const again = await signedIn(signInBrowser(shop));
    expect((await mine('DELETE', SESSIONS)).statusCode).toBe(200);
    expect((await again('POST', PROFILE)).statusCode).toBe(401);
    expect((await mine('POST', PROFILE)).statusCode).toBe(200);
    expect((await theirs('POST', PROFILE)).statusCode).toBe(200);
  });

  it('are listed and ended for members only', async () => {
    for (const method of ['GET', 'DELETE'] as const)
      expect((await shop.app.inject({ method, url: SESSIONS })).statusCode).toBe(401);
  });
});
