import { eq } from 'drizzle-orm';
import { adminAccounts, auditLog } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  ADMIN,
  type Administrator,
  addedAdministrator,
  administrator,
  signedInOwner,
} from '../../../testing/people/administrators.ts';

const OWN = '自己選的密碼 correct';
const DAY = 86_400_000;
let shop: TestApp;
let owner: Administrator;

beforeEach(async () => {
  shop = await testApp();
  owner = await signedInOwner(shop);
});

const codeOf = (answer: { json: () => { msg?: { Code: string }[] } }) =>
  answer.json().msg?.[0]?.Code;
const actions = async () =>
  (await shop.db.select().from(auditLog).orderBy(auditLog.id)).map(
    ({ actor, action, subject, outcome }) => `${actor} ${action} ${subject} ${outcome}`,
  );

it('adds an account, whose one-time password has to be replaced before anything else works', async () => {
  const mei = await addedAdministrator(shop, owner, ' MEI ');
  const me = (await mei.call('GET', '/api/accounts/me')).json().body;
  expect(me).toEqual({
    account: 'mei',
    display_name: '',
    role: 'staff',
    must_change_password: true,
  });
  for (const url of ['/api/BizUser', '/api/Config/esch', '/api/accounts'])
    expect(codeOf(await mei.call('GET', url)) ?? '').toBe(
      url.includes('accounts') ? 'PASSWORD_CHANGE_REQUIRED' : '',
    );
  expect((await mei.call('GET', '/api/BizUser')).statusCode).toBe(403);
  expect((await mei.changePassword(mei.password, OWN)).statusCode).toBe(200);
  expect((await mei.call('GET', '/api/BizUser')).statusCode).toBe(200);
  expect((await mei.call('GET', '/api/accounts/me')).json().body.must_change_password).toBe(false);
  expect((await administrator(shop, 'mei').signIn(mei.password)).statusCode).toBe(403);
  expect((await administrator(shop, 'Mei').signIn(OWN)).statusCode).toBe(200);
});

it('lists accounts with state and last sign-in, never a password', async () => {
  await owner.call('POST', '/api/accounts', { account: 'mei', display_name: '林美' });
  const answer = await owner.call('GET', '/api/accounts');
  expect(answer.body).not.toMatch(/scrypt|password/);
  expect(answer.json().body.accounts).toEqual([
    expect.objectContaining({
      ...{ account: ADMIN.account, role: 'owner', state: 'active' },
      signed_in_at: shop.clock.now().toISOString(),
    }),
    expect.objectContaining({
      ...{ account: 'mei', display_name: '林美', role: 'staff', state: 'one-time' },
      signed_in_at: '',
    }),
  ]);
});

it('rejects a name that is taken, also in another spelling, and one that can’t be used', async () => {
  const add = (account: string) => owner.call('POST', '/api/accounts', { account });
  expect((await add('mei')).statusCode).toBe(200);
  for (const name of ['mei', ' Mei', 'ＭＥＩ'])
    expect(codeOf(await add(name))).toBe('ACCOUNT_TAKEN');
  for (const name of ['m', 'a b', '林美', '../x'])
    expect(codeOf(await add(name))).toBe('BAD_ACCOUNT_NAME');
});

it('lets owners alone manage accounts and read the audit log', async () => {
  const mei = await addedAdministrator(shop, owner, 'mei');
  await mei.changePassword(mei.password, OWN);
  const calls = [
    mei.call('GET', '/api/accounts'),
    mei.call('POST', '/api/accounts', { account: 'eve', role: 'owner' }),
    mei.call('POST', `/api/accounts/${ADMIN.account}/reset`),
    mei.call('POST', `/api/accounts/${ADMIN.account}/disable`),
    mei.call('GET', '/api/audit'),
    mei.call('GET', '/api/audit/csv'),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer.statusCode).toBe(403);
    expect(codeOf(answer)).toBe('OWNER_ONLY');
  }
  expect(await shop.db.$count(adminAccounts)).toBe(2);
});

it('rejects a one-time password after a week, and says so only to a person who knows it', async () => {
  const { password } = (await owner.call('POST', '/api/accounts', { account: 'mei' })).json().body;
  shop.clock.advance(7 * DAY);
  expect((await administrator(shop, 'mei').signIn('wrong-password')).statusCode).toBe(403);
  const late = await administrator(shop, 'mei').signIn(password);
  expect(late.json()).toMatchObject({ Message: [{ Code: 'ONE_TIME_ENDED' }] });
  await owner.signIn(ADMIN.password);
  const again = (await owner.call('POST', '/api/accounts/mei/reset')).json().body;
  expect((await administrator(shop, 'mei').signIn(again.password)).statusCode).toBe(200);
});

it('rejects the tokens of a disabled account at once, and its sign-in until it is enabled', async () => {
  const mei = await addedAdministrator(shop, owner, 'mei');
  await mei.changePassword(mei.password, OWN);
  expect((await owner.call('POST', '/api/accounts/mei/disable')).statusCode).toBe(200);
  expect((await mei.call('GET', '/api/BizUser')).statusCode).toBe(401);
  expect((await mei.call('GET', '/api/Auth/keepalive')).statusCode).toBe(401);
  expect((await mei.signIn(OWN)).statusCode).toBe(403);
  expect((await owner.call('POST', '/api/accounts/mei/enable')).statusCode).toBe(200);
  expect((await mei.call('GET', '/api/BizUser')).statusCode).toBe(401);
  expect((await mei.signIn(OWN)).statusCode).toBe(200);
  expect((await mei.call('GET', '/api/BizUser')).statusCode).toBe(200);
});

it('leaves ending the waits after wrong passwords to the operator', async () => {
  const answer = await owner.call('POST', `/api/accounts/${ADMIN.account}/unlock`);
  expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'OPERATOR_ONLY']);
});

it('disables neither the last owner nor oneself', async () => {
  expect(codeOf(await owner.call('POST', `/api/accounts/${ADMIN.account}/disable`))).toBe(
    'OWN_ACCOUNT',
  );
  const mei = await addedAdministrator(shop, owner, 'mei', 'owner');
  await mei.changePassword(mei.password, OWN);
  const [mine, hers] = await Promise.all([
    owner.call('POST', '/api/accounts/mei/disable'),
    mei.call('POST', `/api/accounts/${ADMIN.account}/disable`),
  ]);
  expect([mine.statusCode, hers.statusCode].sort()).not.toEqual([200, 200]);
  const rows = await shop.db.select().from(adminAccounts);
  expect(rows.filter(({ disabled_at }) => disabled_at === null)).toHaveLength(1);
});

it('changes nothing of an account that does not exist', async () => {
  for (const change of ['reset', 'disable', 'enable'])
    expect(codeOf(await owner.call('POST', `/api/accounts/nobody/${change}`))).toBe(
      'ACCOUNT_NOT_FOUND',
    );
});

describe('a change of the password', () => {
  it('ends every other sign-in, and not this one', async () => {
    const other = administrator(shop, ADMIN.account);
    await other.signIn(ADMIN.password);
    const copied = owner.copy();
    expect((await owner.changePassword(ADMIN.password, OWN)).statusCode).toBe(200);
    expect((await other.call('GET', '/api/BizUser')).statusCode).toBe(401);
    expect((await copied('/api/BizUser')).statusCode).toBe(401);
    expect((await owner.call('GET', '/api/BizUser')).statusCode).toBe(200);
    expect((await other.signIn(ADMIN.password)).statusCode).toBe(403);
    expect((await other.signIn(OWN)).statusCode).toBe(200);
  });

  it.each([
    ['short', 'elevenchars'],
    ['the account with a few characters', 'counter-123'],
    ['the old one', ADMIN.password],
  ])('rejects a new password that is %s', async (_what, next) => {
    const answer = await owner.changePassword(ADMIN.password, next);
    expect(answer.statusCode).toBe(400);
    expect(codeOf(answer)).toBe('WEAK_PASSWORD');
    expect((await administrator(shop, ADMIN.account).signIn(ADMIN.password)).statusCode).toBe(200);
  });

  it('counts wrong old passwords as the sign-in does', async () => {
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await owner.changePassword(`wrong ${n}`, OWN))).toBe('WRONG_PASSWORD');
    const rejected = await owner.changePassword(ADMIN.password, OWN);
    expect(rejected.statusCode).toBe(429);
    expect(rejected.headers['retry-after']).toBe('60');
  });

  it('rejects a recorded request that is sent again, or with another session value', async () => {
    const { RspTS } = (await owner.call('GET', '/api/E2ee/publickey')).json();
    const payload = { old_password: 'AAAA', new_password: 'AAAA', RspTS };
    expect(codeOf(await owner.call('PUT', '/api/accounts/me/password', payload))).toBe(
      'OUTDATED_PAGE',
    );
    const unsigned = { ...payload, RspTS: 'made.up.value' };
    expect(codeOf(await owner.call('PUT', '/api/accounts/me/password', unsigned))).toBe(
      'OUTDATED_PAGE',
    );
  });
});

describe('signing out', () => {
  it('invalidates copies of token and cookie, and leaves other devices signed in [A1]', async () => {
    const other = administrator(shop, ADMIN.account);
    await other.signIn(ADMIN.password);
    const copied = owner.copy();
    expect((await copied('/api/BizUser')).statusCode).toBe(200);
    expect((await owner.call('POST', '/api/Auth/logout')).statusCode).toBe(200);
    for (const url of ['/api/BizUser', '/api/Auth/keepalive'])
      expect((await copied(url)).statusCode).toBe(401);
    expect((await other.call('GET', '/api/BizUser')).statusCode).toBe(200);
  });

  it('also invalidates copies made before the next sign-in in the same browser', async () => {
    const copied = owner.copy();
    await owner.signIn(ADMIN.password);
    expect((await copied('/api/BizUser')).statusCode).toBe(401);
    expect((await owner.call('GET', '/api/BizUser')).statusCode).toBe(200);
  });

  it('ends the sign-ins of all devices on request; a new sign-in in the same second is valid', async () => {
    const other = administrator(shop, ADMIN.account);
    await other.signIn(ADMIN.password);
    expect((await owner.call('POST', '/api/accounts/me/sign-out-everywhere')).statusCode).toBe(200);
    for (const device of [owner, other])
      expect((await device.call('GET', '/api/BizUser')).statusCode).toBe(401);
    expect((await owner.signIn(ADMIN.password)).statusCode).toBe(200);
    expect((await owner.call('GET', '/api/BizUser')).statusCode).toBe(200);
  });
});

it('the audit log has every change of an account, and wrong passwords of accounts that exist', async () => {
  const mei = await addedAdministrator(shop, owner, 'mei');
  await mei.changePassword(mei.password, OWN);
  await owner.call('POST', '/api/accounts/mei/reset');
  await owner.call('POST', '/api/accounts/mei/disable');
  await administrator(shop, 'mei').signIn('a password');
  await administrator(shop, 'a password typed as name').signIn('a password');
  await owner.call('POST', '/api/accounts/me/sign-out-everywhere');
  await shop.db.select().from(adminAccounts).where(eq(adminAccounts.account, 'mei'));
  const all = await actions();
  expect(all).toEqual([
    'counter account.sign-in  ok',
    'counter account.add mei ok',
    'mei account.sign-in  ok',
    'mei account.password mei ok',
    'counter account.reset mei ok',
    'counter account.disable mei ok',
    'mei account.sign-in  403',
    'counter account.sign-out-everywhere counter ok',
  ]);
  const rows = JSON.stringify(await shop.db.select().from(auditLog));
  expect(rows).not.toContain(mei.password);
  expect(rows).not.toContain('a password');
});
