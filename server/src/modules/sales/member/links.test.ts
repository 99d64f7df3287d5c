import { eq, isNull } from 'drizzle-orm';
import { members, otpCodes } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  mailedCodes,
  type SignInBrowser,
  signInBrowser,
  wrongCode,
} from '../../../testing/people/sign-in-browser.ts';

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

describe('a code typed elsewhere', () => {
  it('works on another device [V5]', async () => {
    const { typed } = await askAndRead();
    expect((await stranger().turnIn(typed, email)).statusCode).toBe(200);
  });

  it('works for a client that keeps no cookies, and belongs to it by code_request', async () => {
    const client = signInBrowser(shop, { forgetful: true });
    const { code_request } = (await client.ask(email)).json();
    const { typed } = await mailedCodes(shop, email);
    for (let n = 0; n < 5; n += 1) await stranger(n).turnIn(wrongCode(typed), email);
    expect((await client.turnIn(typed, email)).statusCode).toBe(400);
    expect((await client.turnIn(typed, email, { code_request })).statusCode).toBe(200);
    shop.clock.advance(1000);
    expect((await client.ask(email, { code_request })).json().code_request).toBe(code_request);
    const { magic } = await mailedCodes(shop, email);
    expect((await client.open(magic, { code_request })).statusCode).toBe(200);
  });

  it('a code that an older release stored works, typed; its link asks first', async () => {
    const first = await askAndRead();
    await shop.db.update(otpCodes).set({ asker_hash: null, network_hash: null });
    expect((await own.open(first.magic)).statusCode).toBe(409);
    expect((await own.turnIn(first.typed, email)).statusCode).toBe(200);
  });
});

describe('a link [finding M15]', () => {
  it('opened in the browser that requested it signs in directly [V6]', async () => {
    const { magic } = await askAndRead();
    expect((await own.open(magic)).statusCode).toBe(200);
  });

  it('opened elsewhere asks, with the e-mail masked, and uses up nothing [V6]', async () => {
    const { magic } = await askAndRead();
    const elsewhere = stranger();
    const answer = await elsewhere.open(magic);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      success: false,
      msg: [{ Code: 'CONFIRM_SIGN_IN', Message: expect.stringContaining('m***@pinpu.test') }],
      body: { confirm_email: 'm***@pinpu.test' },
    });
    expect(answer.body).not.toContain(email);
    expect(await shop.db.$count(members, eq(members.acc_email, email))).toBe(0);
    expect((await own.open(magic)).statusCode).toBe(200);
  });

  it('opened elsewhere signs in once the person confirms [V6]', async () => {
    const { magic } = await askAndRead();
    const answer = await stranger().open(magic, { confirm: true });
    expect(answer.json().body.user.acc_email).toBe(email);
    expect((await own.open(magic)).statusCode).toBe(400);
  });

  it('signs in directly where its e-mail has signed in before, asked for anywhere', async () => {
    await own.turnIn((await askAndRead()).typed, email);
    const { magic } = await askAndRead(stranger());
    expect((await own.open(magic)).statusCode).toBe(200);
  });

  it('a link of somebody else asks in a browser that requested a code of its own', async () => {
    await own.ask('victim@pinpu.test');
    const { magic } = await askAndRead(stranger());
    expect((await own.open(magic)).statusCode).toBe(409);
  });
});

describe('two logins at once', () => {
  it('two logins with one code make one session, typed or by link', async () => {
    const { typed, magic } = await askAndRead();
    const answers = await Promise.all([
      own.turnIn(typed, email),
      own.open(magic),
      stranger().turnIn(typed, email),
      own.open(magic),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  it('two logins with a code each make two, of one member', async () => {
    const other = stranger();
    const [mine, theirs] = [await askAndRead(), await askAndRead(other)];
    const answers = await Promise.all([
      own.turnIn(mine.typed, email),
      other.turnIn(theirs.typed, email),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shop.db.$count(members, eq(members.acc_email, email))).toBe(1);
    expect(await shop.db.$count(otpCodes, isNull(otpCodes.used_at))).toBe(0);
  });

  it('guessed at once take no more than the tries there are', async () => {
    const { typed } = await askAndRead();
    const guesses = Array.from({ length: 9 }, () => own.turnIn(wrongCode(typed), email));
    await Promise.all(guesses);
    expect(await shop.db.select().from(otpCodes)).toMatchObject([
      { attempts: 5, loose_attempts: 0 },
    ]);
  });
});

it('the cookie is out of reach for scripts and other sites, and is kept for half a year', async () => {
  const [cookie] = (await own.ask(email)).cookies;
  expect(cookie).toMatchObject({
    name: 'pinpu_signin',
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: 180 * 86_400,
  });
  expect((await own.ask(email)).cookies).toEqual([]);
});
