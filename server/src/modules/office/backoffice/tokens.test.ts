import { eq } from 'drizzle-orm';
import { integratorTokens, members } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { operatorOf } from '../../../testing/people/operator.ts';
import { MEMBER, PROMOTER } from '../../../testing/small-shop.ts';
import { deleteExpiredIntegratorTokens } from '../../sales/member/integrator-token-repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
});

const add = (payload: object) => operatorOf(shop)('POST', 'tokens', payload);
const read = () => operatorOf(shop)('GET', 'tokens');
const revoke = (id: string) => operatorOf(shop)('POST', `tokens/${id}/revoke`);

const body = { email: MEMBER.acc_email, name: '進銷存', days: 90 };
const issue = async (change: object = {}) =>
  (await add({ ...body, ...change })).json().body as { id: string; token: string };

const send = (token: string, url = '/api/vip/profile') =>
  shop.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` } });
const statusOfStats = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await shop.app.inject({ url: '/api/vip/promo-stats?s=session-1', headers })).statusCode;
};
const list = async () => (await read()).json().body.tokens as { id: string; used_at: string }[];

describe('a token of an integrator [finding M18]', () => {
  it('is issued for a member, and acts for it without a cookie', async () => {
    const answer = await add({ ...body, email: ` ${body.email.toUpperCase()} ` });
    const expires_at = new Date(shop.clock.now().getTime() + 90 * DAY).toISOString();
    expect(answer.json().body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{10}$/),
      token: expect.stringMatching(/^pinpu_[\w-]{43}$/),
      acc_email: MEMBER.acc_email,
      name: '進銷存',
      expires_at,
    });
    const { token } = answer.json().body;
    expect((await send(token)).json().body).toMatchObject({
      token,
      user: { acc_email: MEMBER.acc_email },
    });
    expect(await statusOfStats(token)).toBe(403);
    const promoter = await issue({ email: PROMOTER.acc_email });
    expect(await statusOfStats(promoter.token)).toBe(200);
  });

  it('is stored as a hash only, and never shown again', async () => {
    const { token } = await issue();
    const stored = JSON.stringify(await shop.db.select().from(integratorTokens));
    for (const text of [stored, (await read()).body])
      expect(text).not.toContain(token.slice('pinpu_'.length));
  });

  it('is listed with its use, to the hour', async () => {
    const { id, token } = await issue();
    const c_date = shop.clock.now().toISOString();
    expect(await list()).toMatchObject([
      { id, acc_email: MEMBER.acc_email, name: '進銷存', c_date, used_at: '' },
    ]);
    const used: string[] = [];
    for (const minutes of [0, 59, 1]) {
      shop.clock.advance(minutes * MINUTE);
      await send(token);
      used.push((await list())[0]?.used_at ?? '');
    }
    const [first, second, third] = used;
    expect(first).toBe(c_date);
    expect(second).toBe(first);
    expect(third).toBe(shop.clock.now().toISOString());
  });

  it('ends when it is revoked, another of the same member stays', async () => {
    const [one, two] = [await issue(), await issue({ name: 'another' })];
    expect((await revoke(one.id)).json().body).toEqual({
      message: `權杖「${one.id}」已撤銷。`,
    });
    expect((await send(one.token)).statusCode).toBe(401);
    expect((await send(two.token)).statusCode).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([two.id]);
    expect((await revoke(one.id)).statusCode).toBe(404);
  });

  it('ends after its days, and its row with it', async () => {
    const { token } = await issue({ days: 1 });
    await issue({ days: 2 });
    shop.clock.advance(DAY - MINUTE);
    expect((await send(token)).statusCode).toBe(200);
    shop.clock.advance(MINUTE);
    expect((await send(token)).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    await deleteExpiredIntegratorTokens(shop.db, shop.clock.now());
    expect(await shop.db.$count(integratorTokens)).toBe(1);
  });

  it('ends with its member, and not by signing out', async () => {
    const { token } = await issue();
    expect((await send(token, '/api/vip/logout')).statusCode).toBe(200);
    expect((await send(token)).statusCode).toBe(200);
    await shop.db.delete(members).where(eq(members.cus_id, MEMBER.cus_id));
    expect((await send(token)).statusCode).toBe(401);
    expect(await shop.db.$count(integratorTokens)).toBe(0);
  });

  it('is a 401 where it was never issued', async () => {
    expect((await send(`pinpu_${'x'.repeat(43)}`)).statusCode).toBe(401);
  });

  it('is not issued for an e-mail that never signed in', async () => {
    const answer = await add({ ...body, email: 'nobody@pinpu.test' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().msg).toMatchObject([
      { Message: '找不到會員「nobody@pinpu.test」。會員第一次登入後才有帳號。' },
    ]);
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(61) }, { days: 0 }, { days: 3651 }])(
    'is not issued with %j',
    async (change) => {
      expect((await add({ ...body, ...change })).statusCode).toBe(400);
      expect(await shop.db.$count(integratorTokens)).toBe(0);
    },
  );

  it('is issued by the operator alone', async () => {
    const { id, token } = await issue();
    const admin = await atBackoffice(shop, 'anna');
    for (const path of ['tokens', `tokens/${id}/revoke`]) {
      expect((await send(token, `/api/backoffice/${path}`)).statusCode).toBe(401);
      expect((await admin.send('POST', path, body)).statusCode).toBe(403);
    }
    expect((await send(token)).statusCode).toBe(200);
  });
});
