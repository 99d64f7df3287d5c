import { randomUUID } from 'node:crypto';
import type { CreditGrant } from '@pinpu/shared/contracts/backoffice';
import { creditShop, wrongLots } from '../../../testing/orders/credit-shop.ts';

async function office() {
  const shop = await creditShop();
  const email = shop.member.acc_email;
  const anna = await shop.anna();
  return {
    ...{ ...shop, email, anna },
    give: (fields: Partial<CreditGrant> = {}) => {
      const grant = { email, amount: 300, note: '久等的補償', until: '', key: randomUUID() };
      return anna.send('POST', 'credit/grant', { ...grant, ...fields });
    },
    take: (amount: number) => anna.send('POST', 'credit/withdraw', { email, amount }),
    read: (query = '') => anna.get(`credit?email=${email}${query}`),
  };
}

it('credit granted by hand is the member’s at once, with note, end and account [W3] [W5]', async () => {
  const shop = await office();
  const answer = await shop.give({ email: ` ${shop.email.toUpperCase()} `, until: '2026-12-31' });
  expect(answer.json().body).toMatchObject({ acc_email: shop.email, bonus: 300, paid: 0 });
  expect(await shop.read()).toMatchObject({
    expiring: { amount: 300, at: '2026-12-31T16:00:00.000Z' },
    entries: [{ kind: 'granted', reason: 'hand', note: '久等的補償', actor: 'admin:anna' }],
  });
  expect(await shop.anna.get('credit/total')).toEqual({ bonus: 300, paid: 0, members: 1 });
  const url = '/api/vip/credit';
  const own = await shop.app.inject({ method: 'GET', url, headers: shop.member.headers });
  expect(own.json().body).toMatchObject({ bonus: 300, active: true, next: '' });
  expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(401);
});

it('a second press with the same key grants nothing more [W3]', async () => {
  const shop = await office();
  const key = randomUUID();
  for (const _ of [1, 2]) expect((await shop.give({ key })).statusCode).toBe(200);
  expect(await shop.balance()).toEqual({ bonus: 300, paid: 0 });
});

it.each([
  [{ amount: 0 }, 'amount'],
  [{ amount: 100_001 }, 'amount'],
  [{ until: '2020-01-01' }, 'until'],
])('a grant of %j is rejected with a sentence for its field [W3]', async (fields, field) => {
  const shop = await office();
  const answer = await shop.give(fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().faults).toMatchObject([{ field }]);
  expect(await shop.balance()).toEqual({ bonus: 0, paid: 0 });
});

it('an unknown e-mail is rejected with a sentence [W3]', async () => {
  const shop = await office();
  const answer = await shop.give({ email: 'nobody@pinpu.test' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().msg[0].Message).toContain('找不到');
});

it('bonus credit can be withdrawn, what was paid back as credit can’t [W3]', async () => {
  const shop = await office();
  await shop.give();
  await shop.grant(200, { reason: 'refund' });
  expect((await shop.take(301)).json().faults).toMatchObject([{ field: 'amount' }]);
  expect((await shop.take(120)).json().body).toMatchObject({ bonus: 180, paid: 200 });
  expect((await shop.read()).entries[0]).toMatchObject({ kind: 'withdrawn', amount: -120 });
  expect(await wrongLots(shop)).toEqual([]);
});

it('a long statement is read page by page, the newest first [W5]', async () => {
  const shop = await office();
  for (let n = 1; n <= 31; n += 1) await shop.grant(n);
  const first = await shop.read();
  expect(first.entries).toHaveLength(30);
  expect(first.entries[0].amount).toBe(31);
  const second = await shop.read(`&before=${first.next}`);
  expect(second).toMatchObject({ next: '', entries: [{ amount: 1 }] });
});
