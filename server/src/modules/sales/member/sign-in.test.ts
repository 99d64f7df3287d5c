import { eq } from 'drizzle-orm';
import { members, memberTokens, otpCodes, outboxMails } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  mailedCodes,
  type SignInBrowser,
  signInBrowser,
} from '../../../testing/people/sign-in-browser.ts';
import { deleteExpiredTokens } from './repository.ts';

const MINUTE = 60_000;
let shop: TestApp;
let browser: SignInBrowser;
const email = 'mei@pinpu.test';

beforeEach(async () => {
  shop = await testApp();
  browser = signInBrowser(shop);
});

const post = (payload: object, s?: string) => browser.post(payload, s);
const ask = (to = email) => browser.ask(to);
const turnIn = (otp: string, by = email) => browser.turnIn(otp, by);
const mailed = (to = email) => mailedCodes(shop, to);
const withToken = (url: string, token: string) =>
  browser.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
const profile = (token: string) => withToken('/api/vip/profile?s=session-1', token);

async function askAndRead() {
  expect((await ask()).statusCode).toBe(200);
  return mailed();
}

describe('signing in', () => {
  it('exchanges the mailed code for a token, and creates the member, named after the e-mail [V5] [V7] [N2]', async () => {
    const { typed } = await askAndRead();
    const answer = await turnIn(typed);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      body: {
        session: 'session-1',
        token: expect.stringMatching(/^\S{43}$/),
        user: { acc_email: email, cus_name: email, status: 0 },
      },
    });
    expect((await profile(answer.json().body.token)).json().body.user.acc_email).toBe(email);
  });

  it('works by the link alone, without an e-mail [V6]', async () => {
    const { magic } = await askAndRead();
    expect((await turnIn(magic.toLowerCase(), '')).json().body.user.acc_email).toBe(email);
  });

  it('maps an e-mail to one member, however it is written [V5]', async () => {
    await ask(`  M${email.slice(1)} `);
    const first = await turnIn((await mailed()).typed);
    // Moves the clock, since of two mails of the same moment neither is the newest.
    shop.clock.advance(MINUTE);
    await ask();
    const second = await turnIn((await mailed()).typed, email.toUpperCase());
    expect(second.json().body.user.cus_id).toBe(first.json().body.user.cus_id);
  });

  it('answers the same whether or not the member exists [V5]', async () => {
    const unknown = await ask();
    await turnIn((await mailed()).typed);
    const known = await ask();
    expect(known.json()).toEqual(unknown.json());
    expect(known.statusCode).toBe(unknown.statusCode);
  });

  it('stores neither code nor token, only hashes', async () => {
    const { typed, magic } = await askAndRead();
    const { token } = (await turnIn(typed)).json().body;
    const stored = JSON.stringify([
      await shop.db.select().from(otpCodes),
      await shop.db.select().from(memberTokens),
      await shop.db.select().from(members),
    ]);
    for (const secret of [token, magic, `"${typed}"`]) expect(stored).not.toContain(secret);
  });
});

describe('a malformed request', () => {
  const someone = 'someone@pinpu.test';

  it.each([
    `1,${email}`,
    `${email}(1)`,
    `(2)${email}`,
    `<${email}>`,
    `a;${email}`,
    `"q"<${email}>`,
    `${email},${someone}`,
  ])(
    'a request for %j is rejected with the field’s sentence and sends nothing [finding H8]',
    async (text) => {
      for (const answer of [await ask(text), await turnIn('123456', text)]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().msg).toMatchObject([{ Message: '欄位「email」格式不正確。' }]);
      }
      expect(await shop.db.$count(outboxMails)).toBe(0);
    },
  );

  it.each([
    [{}],
    [[]],
    [{ mode: 'getOtp' }],
    [{ mode: 'getOtp', email: 'nobody' }],
    [{ mode: 'getOtp', email: `${'a'.repeat(300)}@pinpu.test` }],
    [{ mode: 'getOtp', email: 'a\u0000b@pinpu.test' }],
    [{ mode: 'auth', email: someone }],
    [{ mode: 'auth', email: someone, otp: '' }],
    [{ mode: 'auth', email: someone, otp: '12345678901' }],
    [{ mode: 'auth', email: someone, otp: 123456 }],
    [{ mode: 'steal', email: someone }],
  ])('the body %j is rejected in the shape of the specification [N2]', async (payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, msg: expect.anything() });
  });

  it('a request without a body, with a bad session or as plain text is rejected too', async () => {
    const bare = { method: 'POST', url: '/api/vip/login/otp' } as const;
    expect((await shop.app.inject(bare)).statusCode).toBe(400);
    expect((await post({ mode: 'getOtp', email }, '%00')).statusCode).toBe(400);
    const text = { ...bare, headers: { 'content-type': 'text/plain' }, payload: 'x' };
    expect((await shop.app.inject(text)).statusCode).toBe(400);
    expect((await mailed()).count).toBe(0);
  });
});

describe('a session', () => {
  const signIn = async () =>
    (await turnIn((await askAndRead()).typed)).json().body as {
      token: string;
      user: { cus_id: string };
    };

  it('ends with sign-out [V4]', async () => {
    const { token } = await signIn();
    expect((await withToken('/api/vip/logout', token)).statusCode).toBe(200);
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('ends after 30 days', async () => {
    const { token } = await signIn();
    shop.clock.advance((30 * 24 * 60 - 1) * MINUTE);
    expect((await profile(token)).statusCode).toBe(200);
    shop.clock.advance(1 * MINUTE);
    expect((await profile(token)).json()).toMatchObject({
      success: false,
      msg: [{ Code: 'NOT_SIGNED_IN' }],
    });
  });

  it('is deleted when expired, others stay', async () => {
    await signIn();
    shop.clock.advance(60 * MINUTE);
    browser = signInBrowser(shop);
    await signIn();
    shop.clock.advance((30 * 24 * 60 - 60) * MINUTE);
    await deleteExpiredTokens(shop.db, shop.clock.now());
    expect(await shop.db.$count(memberTokens)).toBe(1);
  });

  it('a session of one browser outlives the sign-out of another [V4]', async () => {
    const one = { browser, ...(await signIn()) };
    browser = signInBrowser(shop);
    const two = { browser, ...(await signIn()) };
    browser = one.browser;
    expect((await withToken('/api/vip/logout', one.token)).statusCode).toBe(200);
    browser = two.browser;
    expect((await profile(two.token)).statusCode).toBe(200);
    expect(await shop.db.$count(memberTokens, eq(memberTokens.cus_id, two.user.cus_id))).toBe(1);
  });
});
