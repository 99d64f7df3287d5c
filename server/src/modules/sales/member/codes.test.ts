import { and, eq, isNull } from 'drizzle-orm';
import { otpCodes } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  mailedCodes,
  type SignInBrowser,
  signInBrowser,
  wrongCode,
} from '../../../testing/people/sign-in-browser.ts';

const MINUTE = 60_000;
const email = 'mei@pinpu.test';
let shop: TestApp;
let browser: SignInBrowser;

beforeEach(async () => {
  shop = await testApp();
  browser = signInBrowser(shop);
});

const ask = (to = email) => browser.ask(to);
const turnIn = (otp: string, by = email) => browser.turnIn(otp, by);
const mailed = (to = email) => mailedCodes(shop, to);

async function askAndRead() {
  expect((await ask()).statusCode).toBe(200);
  return mailed();
}

describe('a code', () => {
  it('is valid for 30 minutes and no longer [V5]', async () => {
    const { typed } = await askAndRead();
    shop.clock.advance(29 * MINUTE);
    const early = await turnIn(typed);
    expect(early.statusCode).toBe(200);
    const later = await askAndRead();
    shop.clock.advance(30 * MINUTE);
    expect((await turnIn(later.typed)).statusCode).toBe(400);
    expect((await turnIn(later.magic)).statusCode).toBe(400);
  });

  it('can be used once, typed or by link [V5] [V6]', async () => {
    const { typed, magic } = await askAndRead();
    expect((await turnIn(typed)).statusCode).toBe(200);
    expect((await turnIn(typed)).statusCode).toBe(400);
    expect((await turnIn(magic)).statusCode).toBe(400);
  });

  it('submitted twice at once makes one session', async () => {
    const { typed } = await askAndRead();
    const answers = await Promise.all([turnIn(typed), turnIn(typed), turnIn(typed)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('is invalidated by five wrong attempts, the link is not [V5]', async () => {
    const { typed, magic } = await askAndRead();
    for (let n = 0; n < 5; n += 1) expect((await turnIn(wrongCode(typed))).statusCode).toBe(400);
    expect((await turnIn(typed)).statusCode).toBe(400);
    expect((await turnIn(magic)).statusCode).toBe(200);
  });

  it('is invalidated when another is requested [V5]', async () => {
    const first = await askAndRead();
    shop.clock.advance(1 * MINUTE);
    const second = await askAndRead();
    expect((await turnIn(first.magic)).statusCode).toBe(400);
    expect((await turnIn(second.typed)).statusCode).toBe(200);
  });

  it('requested many times at once by one browser is valid once', async () => {
    await ask();
    await Promise.all([ask(), ask(), ask()]);
    const alive = and(eq(otpCodes.email, email), isNull(otpCodes.used_at));
    expect(await shop.db.$count(otpCodes, alive)).toBe(1);
  });

  it('a code of one e-mail is rejected for another account', async () => {
    const { typed, magic } = await askAndRead();
    await ask(`other-${email}`);
    expect((await turnIn(typed, `other-${email}`)).statusCode).toBe(400);
    expect((await turnIn(magic, `other-${email}`)).statusCode).toBe(400);
    expect((await turnIn(typed, `nobody-${email}`)).json()).toMatchObject({
      success: false,
      msg: [{ Code: 'OTP_INVALID' }],
    });
  });

  const rejected = async (answer: ReturnType<typeof turnIn>) => (await answer).json().msg[0].Code;

  it('a code that is not accepted says why, to the browser that requested it [V5]', async () => {
    const stranger = signInBrowser(shop);
    const ways = async (typed: string, magic: string) => [
      await rejected(turnIn(typed)),
      await rejected(turnIn(wrongCode(typed))),
      await rejected(stranger.turnIn(typed, email)),
      await rejected(turnIn(magic)),
    ];
    const first = await askAndRead();
    expect(await rejected(turnIn(wrongCode(first.typed)))).toBe('OTP_INVALID');
    shop.clock.advance(1 * MINUTE);
    const second = await askAndRead();
    expect(await rejected(turnIn(first.typed))).toBe('OTP_USED');
    shop.clock.advance(30 * MINUTE);
    const expired = ['OTP_EXPIRED', 'OTP_EXPIRED', 'OTP_INVALID', 'OTP_EXPIRED'];
    expect(await ways(second.typed, second.magic)).toEqual(expired);
    const third = await askAndRead();
    expect((await turnIn(third.typed)).statusCode).toBe(200);
    const used = ['OTP_USED', 'OTP_INVALID', 'OTP_INVALID', 'OTP_USED'];
    expect(await ways(third.typed, third.magic)).toEqual(used);
  });

  it('says at the fifth wrong try, and from then on, that it is out of tries [V5]', async () => {
    const { typed } = await askAndRead();
    for (let n = 0; n < 4; n += 1)
      expect(await rejected(turnIn(wrongCode(typed)))).toBe('OTP_INVALID');
    for (const otp of [wrongCode(typed), typed, wrongCode(typed)])
      expect(await rejected(turnIn(otp))).toBe('OTP_SPENT');
    expect(await rejected(signInBrowser(shop).turnIn(wrongCode(typed), email))).toBe('OTP_INVALID');
  });

  it('can be requested ten times in half an hour, by one e-mail', async () => {
    for (let n = 0; n < 10; n += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    expect((await ask(`other-${email}`)).statusCode).toBe(200);
    expect((await mailed()).count).toBe(10);
    shop.clock.advance(30 * MINUTE);
    expect((await ask()).statusCode).toBe(200);
  });

  it('can be requested sixty times in ten minutes, from one IP address', async () => {
    for (let n = 0; n < 60; n += 1) await ask(`nobody-${n}@pinpu.test`);
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'TOO_MANY_REQUESTS' }] });
    expect((await turnIn('000000')).statusCode).toBe(400);
  });

  it('can be requested and turned in after a hundred wrong ones for others, from the same IP address [finding H7]', async () => {
    for (let n = 0; n < 100; n += 1) await turnIn('000000', `nobody-${n % 20}@pinpu.test`);
    const { typed } = await askAndRead();
    expect((await turnIn(typed)).statusCode).toBe(200);
  });

  it('a code that is wrong ten times delays the next, by e-mail and IP address [finding H7]', async () => {
    for (let n = 0; n < 10; n += 1) expect((await turnIn('000000')).statusCode).toBe(400);
    const rejectedTry = await turnIn('000000');
    expect(rejectedTry.statusCode).toBe(429);
    expect(rejectedTry.headers['retry-after']).toBe('60');
    expect(rejectedTry.json()).toMatchObject({
      success: false,
      msg: [{ Code: 'TOO_MANY_ATTEMPTS' }],
    });
    expect((await turnIn('000000', `other-${email}`)).statusCode).toBe(400);
    const elsewhere = signInBrowser(shop, { from: '192.0.2.7' });
    expect((await elsewhere.turnIn('000000', email)).statusCode).toBe(400);
    shop.clock.advance(1 * MINUTE);
    expect((await turnIn('000000')).statusCode).toBe(400);
    expect((await turnIn('000000')).headers['retry-after']).toBe('120');
  });
});
