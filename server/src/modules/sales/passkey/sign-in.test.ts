import { eq } from 'drizzle-orm';
import {
  cartSessions,
  memberLikes,
  members,
  memberTokens,
  passkeyChallenges,
  passkeys,
} from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp } from '../../../testing/index.ts';
import { authenticator } from '../../../testing/people/authenticator.ts';
import { ORIGIN, passkeyBrowser, passkeyShop } from '../../../testing/people/passkey-browser.ts';
import { deleteExpiredChallenges } from './repository.ts';

const email = 'mei@pinpu.test';
const MINUTE = 60_000;
let shop: TestApp;
let browser: ReturnType<typeof passkeyBrowser>;

beforeEach(async () => {
  shop = await passkeyShop();
  browser = passkeyBrowser(shop);
  await browser.signIn(email);
  await browser.add();
});

const codeOf = (answer: { json(): { msg: { Code: string }[] } }) => answer.json().msg[0]?.Code;
const anotherBrowser = () => passkeyBrowser(shop, browser.device);
const newChallenge = () => browser.options('login/passkey/options');

describe('signing in by a passkey', () => {
  it('opens the session that a code opens, without an e-mail: token, cookie and a line in the list of devices [N1]', async () => {
    const other = anotherBrowser();
    shop.clock.advance(1);
    const answer = await other.use();
    expect(answer.json()).toMatchObject({
      success: true,
      body: { session: 'session-2', user: { acc_email: email } },
    });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'pinpu_member', httpOnly: true, sameSite: 'Strict' }),
    );
    const { sessions } = (await other.call('GET', 'sessions')).json().body;
    expect(sessions).toMatchObject([{ current: true, browser: 'Chrome・Android' }, {}]);
    expect((await other.call('POST', 'profile')).statusCode).toBe(200);
  });

  it('replaces the browser’s last session, and records when the passkey was used', async () => {
    expect(await shop.db.$count(memberTokens)).toBe(1);
    await browser.use();
    expect(await shop.db.$count(memberTokens)).toBe(1);
    const [row] = await shop.db.select().from(passkeys);
    expect(row?.used_at).toEqual(shop.clock.now());
  });

  it('merges the browser’s likes into the member’s, as a code does', async () => {
    const other = anotherBrowser();
    const [c_date, u_date] = [shop.clock.now(), shop.clock.now()];
    await shop.db.insert(cartSessions).values({ s: 'session-2', c_date, u_date });
    const url = `/api/product/${OOLONG.prd_id}/like?s=session-2`;
    await other.inject({ method: 'PUT', url, payload: { liked: true } });
    await other.use();
    const likes = await shop.db.select().from(memberLikes);
    expect(likes).toMatchObject([{ prd_id: OOLONG.prd_id }]);
  });

  it('makes the browser known to the account, as a code does [finding H4]', async () => {
    const other = anotherBrowser();
    await other.use();
    expect(other.cookies.pinpu_signin).toMatch(/^[\w-]{24}\.[\w-]{43}$/);
  });
});

it.each<[string, Parameters<typeof browser.use>[0]]>([
  ['another origin', { origin: 'http://elsewhere.test' }],
  ['another port of this machine', { origin: 'http://localhost:4000' }],
  ['another site’s name', { rpId: 'elsewhere.test' }],
  ['a frame in another site', { crossOrigin: true }],
  ['a new passkey’s response', { type: 'webauthn.create' }],
  ['nobody recognised by the device', { unverified: true }],
  ['another member', { userHandle: 'x'.repeat(43) }],
  ['no member', { userHandle: null }],
])('a passkey used with %s does not sign in', async (_what, options) => {
  const answer = await anotherBrowser().use(options);
  expect(answer.statusCode).toBe(400);
  expect(codeOf(answer)).toBe('PASSKEY_REJECTED');
  expect(answer.json().msg[0].Message).toBe('無法確認這個通行密鑰，請以電子郵件的驗證碼登入。');
  expect(answer.cookies.map(({ name }) => name)).not.toContain('pinpu_member');
});

describe('a passkey', () => {
  it('a passkey of another device does not sign in under this one’s name', async () => {
    const thief = passkeyBrowser(shop, authenticator(ORIGIN));
    await thief.signIn('thief@pinpu.test');
    await thief.add();
    const [mine] = await shop.db
      .select({ id: passkeys.credential_id, cus_id: passkeys.cus_id })
      .from(passkeys)
      .innerJoin(members, eq(members.cus_id, passkeys.cus_id))
      .where(eq(members.acc_email, email));
    const { user } = await browser.options('passkeys/options');
    const answer = await thief.use({ id: mine?.id ?? '', userHandle: user.id });
    expect(codeOf(answer)).toBe('PASSKEY_REJECTED');
  });

  it('a passkey that was removed says so', async () => {
    const { passkeys: listed } = (await browser.call('GET', 'passkeys')).json().body;
    await browser.call('DELETE', `passkeys/${listed[0].id}`);
    const answer = await browser.use();
    expect(codeOf(answer)).toBe('PASSKEY_UNKNOWN');
    expect(answer.json().msg[0].Message).toMatch(/已經移除，請以電子郵件的驗證碼登入/);
  });

  it('a passkey whose counter has not risen may be a copy, and is rejected', async () => {
    expect((await browser.use({ counter: 5 })).statusCode).toBe(200);
    for (const counter of [5, 4, 0]) {
      const answer = await browser.use({ counter });
      expect(codeOf(answer)).toBe('PASSKEY_COPIED');
    }
    expect((await browser.use({ counter: 6 })).statusCode).toBe(200);
  });

  it.each([
    ['no base64url', { id: '!' }],
    ['an id of 10 000 characters', { id: 'A'.repeat(10_000) }],
    ['an id of an object', { id: {} }],
    ['no response', { response: undefined }],
  ])('a passkey with %s is rejected before anything is looked up', async (_what, change) => {
    const challenge = await newChallenge();
    const body = { ...browser.device.get(challenge), ...change };
    const answer = await browser.call('POST', 'login/passkey', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).not.toBe('');
    expect((await browser.use({}, challenge)).statusCode).toBe(200);
  });

  it('a passkey with malformed parts is rejected with a message', async () => {
    for (const part of ['authenticatorData', 'signature']) {
      const used = browser.device.get(await newChallenge());
      const response = { ...used.response, [part]: 'AAAA' };
      const answer = await browser.call('POST', 'login/passkey', { ...used, response });
      expect(codeOf(answer)).toBe('PASSKEY_REJECTED');
    }
    const used = browser.device.get(await newChallenge());
    const response = { ...used.response, clientDataJSON: 'AAAA' };
    const answer = await browser.call('POST', 'login/passkey', { ...used, response });
    expect(codeOf(answer)).toBe('PASSKEY_EXPIRED');
  });
});

describe('a challenge', () => {
  it('is valid once', async () => {
    const challenge = await newChallenge();
    expect((await browser.use({}, challenge)).statusCode).toBe(200);
    expect(codeOf(await browser.use({}, challenge))).toBe('PASSKEY_EXPIRED');
  });

  it('is used up by a wrong response, too', async () => {
    const challenge = await newChallenge();
    await browser.use({ unverified: true }, challenge);
    expect(codeOf(await browser.use({}, challenge))).toBe('PASSKEY_EXPIRED');
  });

  it('is valid for five minutes', async () => {
    const [early, late] = [await newChallenge(), await newChallenge()];
    shop.clock.advance(5 * MINUTE - 1);
    expect((await browser.use({}, early)).statusCode).toBe(200);
    shop.clock.advance(1);
    const answer = await browser.use({}, late);
    expect(codeOf(answer)).toBe('PASSKEY_EXPIRED');
    expect(answer.json().msg[0].Message).toBe('等候的時間過久，請再試一次。');
  });

  it('is valid in the browser that requested it, and nowhere else', async () => {
    const challenge = await newChallenge();
    expect(codeOf(await anotherBrowser().use({}, challenge))).toBe('PASSKEY_EXPIRED');
    expect((await browser.use({}, challenge)).statusCode).toBe(200);
  });

  it('a challenge for a new passkey signs nobody in', async () => {
    const challenge = await browser.options('passkeys/options');
    expect(codeOf(await browser.use({}, challenge))).toBe('PASSKEY_EXPIRED');
  });

  it('is stored as a hash, and deleted once it has expired', async () => {
    const { challenge } = await newChallenge();
    const rows = await shop.db.select().from(passkeyChallenges);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(challenge);
    await deleteExpiredChallenges(shop.db, shop.clock.now());
    expect(await shop.db.$count(passkeyChallenges)).toBe(1);
    shop.clock.advance(5 * MINUTE);
    await deleteExpiredChallenges(shop.db, shop.clock.now());
    expect(await shop.db.$count(passkeyChallenges)).toBe(0);
  });
});

it('one network may request a limited number of challenges', async () => {
  const answers = [];
  for (let call = 0; call < 121; call += 1)
    answers.push((await browser.call('POST', 'login/passkey/options')).statusCode);
  expect(answers.filter((status) => status === 200)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
});
