import { eq } from 'drizzle-orm';
import { dataHooks } from '../../../app/data-hooks.ts';
import { outboxMails, passkeys } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { authenticator } from '../../../testing/people/authenticator.ts';
import { ORIGIN, passkeyBrowser, passkeyShop } from '../../../testing/people/passkey-browser.ts';
import { mailedCodes, wrongCode } from '../../../testing/people/sign-in-browser.ts';
import { erasePerson } from '../../base/erasure/service.ts';
import { issueIntegratorToken } from '../member/integrator-token-service.ts';

const email = 'mei@pinpu.test';
const MINUTE = 60_000;
let shop: TestApp;
let browser: ReturnType<typeof passkeyBrowser>;

beforeEach(async () => {
  shop = await passkeyShop();
  browser = passkeyBrowser(shop);
  await browser.signIn(email);
});

const codeOf = (answer: { json(): { msg: { Code: string }[] } }) => answer.json().msg[0]?.Code;
const listed = async (by = browser) => (await by.call('GET', 'passkeys')).json().body.passkeys;
const mails = () => shop.db.select().from(outboxMails).where(eq(outboxMails.kind, 'passkey'));

describe('a new passkey', () => {
  it('is listed with the name of its browser and its date, and mailed to its member', async () => {
    const answer = await browser.add();
    expect(answer.json().body).toMatchObject({
      credential_id: browser.device.id,
      name: 'Chrome・Android',
      used_at: '',
    });
    expect(await listed()).toEqual([answer.json().body]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to_email: email });
    expect(mail?.subject).toContain('已新增通行密鑰');
    expect(mail?.text).toContain(`${ORIGIN}/vip/devices`);
    expect(mail?.text).toContain('Chrome・Android');
  });

  it('is discoverable, verifies its user, and excludes existing passkeys', async () => {
    await browser.add();
    const options = await browser.options('passkeys/options');
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: browser.device.id, transports: ['internal', 'hybrid'] }],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.test' }],
    ['another site’s name', { rpId: 'elsewhere.test' }],
    ['a frame in another site', { crossOrigin: true }],
    ['a sign-in’s response', { type: 'webauthn.get' }],
    ['nobody recognised by the device', { unverified: true }],
    ['two ids', { id: 'AAAA' }],
  ])('a passkey with %s is rejected', async (_what, options) => {
    const answer = await browser.add(options);
    expect(codeOf(answer)).toBe('PASSKEY_REJECTED');
    expect(answer.json().msg[0].Message).toMatch(/無法新增這個通行密鑰/);
    expect([await listed(), await mails()]).toEqual([[], []]);
  });

  it('a passkey of 10 000 characters, or of garbage, is rejected', async () => {
    const created = browser.device.create(await browser.options('passkeys/options'));
    const long = { ...created, id: 'A'.repeat(10_000) };
    expect((await browser.call('POST', 'passkeys', long)).statusCode).toBe(400);
    const response = { ...created.response, attestationObject: 'AAAA' };
    const garbage = await browser.call('POST', 'passkeys', { ...created, response });
    expect(codeOf(garbage)).toBe('PASSKEY_REJECTED');
  });

  it('needs the challenge of this member, once', async () => {
    const options = await browser.options('passkeys/options');
    const created = browser.device.create(options);
    await browser.signIn('another@pinpu.test');
    expect(codeOf(await browser.call('POST', 'passkeys', created))).toBe('PASSKEY_EXPIRED');
    await browser.signIn(email);
    expect((await browser.call('POST', 'passkeys', created)).statusCode).toBe(200);
    expect(codeOf(await browser.call('POST', 'passkeys', created))).toBe('PASSKEY_EXPIRED');
  });

  it('a passkey of one member can’t be added by another', async () => {
    await browser.add();
    const another = passkeyBrowser(shop, browser.device);
    await another.signIn('another@pinpu.test');
    const answer = await another.add();
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'PASSKEY_EXISTS']);
    expect(await listed(another)).toEqual([]);
  });

  it('is one of ten at most, also when several are added at once', async () => {
    await browser.add();
    const [row] = await shop.db.select().from(passkeys);
    const more = Array.from({ length: 8 }, (_, at) => ({ ...row, id: `${at}` }));
    await shop.db.insert(passkeys).values(more as (typeof passkeys.$inferInsert)[]);
    const created = [];
    for (const _ of Array(6))
      created.push(authenticator(ORIGIN).create(await browser.options('passkeys/options')));
    const answers = await Promise.all(
      created.map((body) => browser.call('POST', 'passkeys', body)),
    );
    const added = answers.filter(({ statusCode }) => statusCode === 200);
    expect([added.length, await shop.db.$count(passkeys)]).toEqual([1, 10]);
    const full = await browser.call('POST', 'passkeys/options', {});
    expect(codeOf(full)).toBe('PASSKEY_LIMIT');
    expect(full.json().msg[0].Message).toMatch(/最多可以有 10 個/);
  });
});

describe('ten minutes after signing in', () => {
  beforeEach(() => shop.clock.advance(10 * MINUTE));

  it('a code from the mailbox is needed, which opens nothing else', async () => {
    const rejected = await browser.call('POST', 'passkeys/options', {});
    expect([rejected.statusCode, codeOf(rejected)]).toEqual([403, 'PASSKEY_CODE']);
    shop.clock.advance(1);
    expect((await browser.call('POST', 'passkeys/code')).statusCode).toBe(200);
    const { typed: otp, magic } = await mailedCodes(shop, email);
    expect(magic).toBe('');
    const wrong = { otp: wrongCode(otp) };
    expect(codeOf(await browser.call('POST', 'passkeys/options', wrong))).toBe('OTP_INVALID');
    expect(codeOf(await browser.turnIn(otp, email))).toBe('OTP_INVALID');
    const options = await browser.options('passkeys/options', { otp });
    const added = await browser.call('POST', 'passkeys', browser.device.create(options));
    expect(added.statusCode).toBe(200);
    expect(codeOf(await browser.call('POST', 'passkeys/options', { otp }))).toBe('OTP_USED');
  });

  it('signing in by a passkey is as good as by a code', async () => {
    const [old, other] = [passkeyBrowser(shop), passkeyBrowser(shop, authenticator(ORIGIN))];
    await old.signIn(email);
    await old.add();
    shop.clock.advance(10 * MINUTE);
    expect((await old.call('POST', 'passkeys/options', {})).statusCode).toBe(403);
    await old.use();
    const options = await old.options('passkeys/options');
    const added = await old.call('POST', 'passkeys', other.device.create(options));
    expect(added.statusCode).toBe(200);
  });

  it('a program with an integrator’s token needs the code, however new the token is', async () => {
    const issued = { email, name: 'robot', days: 30 };
    const token = (await issueIntegratorToken(shop.db, issued, shop.clock.now()))?.token;
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/vip/passkeys/options',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a member’s passkeys', () => {
  it('are renamed, and removed with a mail, by their owner only', async () => {
    await browser.add();
    const [{ id }] = await listed();
    const another = passkeyBrowser(shop);
    await another.signIn('another@pinpu.test');
    const renaming = (by: typeof browser, name: string) =>
      by.call('PATCH', `passkeys/${id}`, { name });
    expect((await renaming(another, '我的')).statusCode).toBe(404);
    expect((await another.call('DELETE', `passkeys/${id}`)).statusCode).toBe(404);
    expect((await renaming(browser, ' ')).statusCode).toBe(400);
    expect((await renaming(browser, '手機')).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ name: '手機' }]);
    expect((await browser.call('DELETE', `passkeys/${id}`)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await browser.call('DELETE', `passkeys/${id}`)).statusCode).toBe(404);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('已新增'),
      expect.stringContaining('已移除'),
    ]);
  });

  it('stay when all other devices are signed out, and go with the account', async () => {
    await browser.add();
    await browser.call('DELETE', 'sessions');
    expect(await listed()).toHaveLength(1);
    await erasePerson({ db: shop.db, dataHooks }, { email, dryRun: false });
    expect(await shop.db.$count(passkeys)).toBe(0);
    await browser.signIn(email);
    expect(codeOf(await browser.use())).toBe('PASSKEY_UNKNOWN');
  });

  it('are for members only', async () => {
    const guest = passkeyBrowser(shop);
    for (const [method, path] of [
      ['GET', 'passkeys'],
      ['POST', 'passkeys/code'],
      ['DELETE', `passkeys/${'x'.repeat(43)}`],
    ] as const)
      expect((await guest.call(method, path)).statusCode).toBe(401);
    expect((await guest.call('POST', 'passkeys/options', {})).statusCode).toBe(401);
  });
});

it('a shop whose address allows no passkeys has no such routes, and tells its pages so', async () => {
  const passkeyOrigin = async ({ app }: TestApp) =>
    (await app.inject('/api/config/public')).json().body.module_options.member.passkey_origin;
  expect(await passkeyOrigin(shop)).toBe(ORIGIN);
  const elsewhere = await testApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  expect(await passkeyOrigin(elsewhere)).toBe('');
  const url = '/api/vip/login/passkey/options';
  expect((await elsewhere.app.inject({ method: 'POST', url })).statusCode).toBe(404);
});
