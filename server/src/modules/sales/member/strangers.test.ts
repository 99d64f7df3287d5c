import { and, eq } from 'drizzle-orm';
import { otpCodes, signInFailures } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  mailedCodes,
  type SignInBrowser,
  signInBrowser,
  wrongCode,
} from '../../../testing/people/sign-in-browser.ts';
import { deleteStaleFailures } from '../../base/sign-in-limit/service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const email = 'mei@pinpu.test';
let shop: TestApp;
let own: SignInBrowser;

beforeEach(async () => {
  shop = await testApp();
  own = signInBrowser(shop);
});

/** The n-th browser of another person, in its own network. */
const stranger = (n = 0) => signInBrowser(shop, { from: `192.0.2.${n + 1}` });

/** Requests a code and reads its mail; a later mail is newer by the clock too. */
async function askAndRead(browser = own) {
  shop.clock.advance(1000);
  expect((await browser.ask(email)).statusCode).toBe(200);
  return mailedCodes(shop, email);
}

async function signIn(browser: SignInBrowser) {
  const { typed } = await askAndRead(browser);
  expect((await browser.turnIn(typed, email)).statusCode).toBe(200);
}

async function guess(times: number) {
  for (let n = 0; n < times; n += 1) {
    if (n % 5 === 0) await shop.db.delete(otpCodes);
    const { typed } = n % 5 === 0 ? await askAndRead(stranger(n)) : await mailedCodes(shop, email);
    await stranger(n).turnIn(wrongCode(typed), email);
  }
}

/** Sets the counter of strangers' guesses to `times`, the last of which is made now. */
async function guessed(times: number) {
  const counted = { realm: 'member' as const, account: email, origin: 'strangers' };
  const failures = times - 1;
  await shop.db.insert(signInFailures).values({ ...counted, failures, u_date: shop.clock.now() });
  await guess(1);
}

describe('a stranger [finding M10]', () => {
  it('requests a code without invalidating the member’s code, typed or by link', async () => {
    const first = await askAndRead();
    await askAndRead(stranger());
    expect((await own.turnIn(first.typed, email)).statusCode).toBe(200);
    const second = await askAndRead();
    await askAndRead(stranger());
    expect((await own.open(second.magic)).statusCode).toBe(200);
  });

  it('guesses without using up attempts of the member’s browser', async () => {
    const { typed } = await askAndRead();
    for (let n = 0; n < 8; n += 1) await stranger(n).turnIn(wrongCode(typed), email);
    for (let n = 0; n < 4; n += 1) await own.turnIn(wrongCode(typed), email);
    expect((await own.turnIn(typed, email)).statusCode).toBe(200);
  });

  it('has five tries of a code together with all others, and can’t use the right one after that', async () => {
    const { typed } = await askAndRead();
    for (let n = 0; n < 5; n += 1) await stranger(n).turnIn(wrongCode(typed), email);
    expect((await stranger(6).turnIn(typed, email)).statusCode).toBe(400);
  });

  it('requests codes until rejected without using up other networks’ requests', async () => {
    for (let n = 0; n < 10; n += 1) await askAndRead(stranger());
    const rejected = await stranger().ask(email);
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().msg).toMatchObject([{ Code: 'TOO_MANY_CODES' }]);
    const { typed } = await askAndRead();
    expect((await own.turnIn(typed, email)).statusCode).toBe(200);
  });

  it('a stranger with many networks gets three requests per network, and thirty mails in all', async () => {
    for (let n = 0; n < 15; n += 1) await askAndRead(stranger(n));
    for (let n = 0; n < 3; n += 1) await askAndRead();
    expect((await own.ask(email)).statusCode).toBe(429);
    for (let n = 20; n < 32; n += 1) await askAndRead(stranger(n));
    expect((await stranger(40).ask(email)).statusCode).toBe(429);
    expect((await mailedCodes(shop, email)).count).toBe(30);
  });

  it('leaves a rejected member a valid link in the mailbox', async () => {
    for (let n = 0; n < 30; n += 1) await askAndRead(stranger(n));
    expect((await own.ask(email)).statusCode).toBe(429);
    shop.clock.advance(25 * MINUTE);
    const { magic } = await mailedCodes(shop, email);
    expect((await own.open(magic, { confirm: true })).statusCode).toBe(200);
  });

  it('never blocks a browser on which the member has signed in', async () => {
    await signIn(own);
    for (let n = 0; n < 30; n += 1) await stranger(n).ask(email);
    for (let n = 0; n < 15; n += 1) await signInBrowser(shop).turnIn('000000', email);
    await signIn(own);
    expect((await signInBrowser(shop).turnIn('000000', email)).statusCode).toBe(429);
  });

  it('is not signed in by a browser known for another member', async () => {
    await own.ask('other@pinpu.test');
    await own.turnIn((await mailedCodes(shop, 'other@pinpu.test')).typed, 'other@pinpu.test');
    for (let n = 0; n < 30; n += 1) await stranger(n).ask(email);
    expect((await own.ask(email)).statusCode).toBe(429);
  });
});

describe('after a hundred wrong guesses in a row [finding M10]', () => {
  it('strangers’ mails hold the link alone, until the account signs in by it', async () => {
    await guess(100);
    await shop.db.delete(otpCodes);
    const answer = await own.ask(email);
    expect(answer.json()).toMatchObject({ success: true, link_only: true });
    const { typed, magic } = await mailedCodes(shop, email);
    expect(typed).toBe('');
    const rejected = await own.turnIn('000000', email);
    expect(rejected.json().msg).toMatchObject([{ Code: 'LINK_ONLY' }]);
    expect((await own.open(magic)).statusCode).toBe(200);
    const fresh = stranger(200);
    expect((await askAndRead(fresh)).typed).not.toBe('');
    expect((await fresh.turnIn('000000', email)).json().msg).toMatchObject([
      { Code: 'OTP_INVALID' },
    ]);
  });

  it('the right code of a stranger is no longer accepted, that of a known browser is', async () => {
    await signIn(own);
    await guessed(99);
    await shop.db.delete(otpCodes);
    const browser = stranger(201);
    const { typed } = await askAndRead(browser);
    await stranger(202).turnIn(wrongCode(typed), email);
    expect((await browser.turnIn(typed, email)).statusCode).toBe(400);
    await signIn(own);
  });

  it('a month changes nothing, a year does', async () => {
    await guessed(100);
    const strangers = and(
      eq(signInFailures.account, email),
      eq(signInFailures.origin, 'strangers'),
    );
    shop.clock.advance(40 * DAY);
    await deleteStaleFailures(shop.db, shop.clock.now());
    expect(await shop.db.select().from(signInFailures)).toMatchObject([{ origin: 'strangers' }]);
    shop.clock.advance(366 * DAY);
    await deleteStaleFailures(shop.db, shop.clock.now());
    expect(await shop.db.$count(signInFailures, strangers)).toBe(0);
  });
});

describe('a guess', () => {
  it('counts once for each code that it is compared with', async () => {
    for (let n = 0; n < 4; n += 1) await askAndRead(stranger(n));
    await own.turnIn('000000', email);
    const [row] = await shop.db
      .select()
      .from(signInFailures)
      .where(eq(signInFailures.origin, 'strangers'));
    expect(row?.failures).toBe(4);
  });

  it('a guess at an e-mail without a code counts for the network alone', async () => {
    await own.turnIn('000000', email);
    expect(await shop.db.select().from(signInFailures)).toMatchObject([{ failures: 1 }]);
  });
});
