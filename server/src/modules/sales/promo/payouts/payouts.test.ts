import { eq } from 'drizzle-orm';
import { dataHooks } from '../../../../app/data-hooks.ts';
import {
  orderRequests,
  outboxMails,
  promoPayoutLines,
  promoPayouts,
  settings,
} from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { payoutShop } from '../../../../testing/promo/payout-shop.ts';
import { erasePerson } from '../../../base/erasure/service.ts';

let shop: TestApp;
let till: ReturnType<typeof payoutShop>;
beforeEach(async () => {
  shop = await testApp();
  till = payoutShop(shop);
});

/** For an order shipped at this time, the return window ends with October, so its profit is payable on November 1st. */
const LAST_OF_OCTOBER = '2026-10-21T15:59:59Z';
const OCTOBER = '2026-10-10T04:00:00Z';
const payouts = () => shop.db.select().from(promoPayouts);

describe('closing a month', () => {
  it('pays what became payable up to its end in Taipei, once', async () => {
    const ann = await till.promoter('ann');
    const ids = [await ann.sell(100, OCTOBER), await ann.sell(50, '2026-10-20T15:59:59Z')];
    await ann.sell(700, LAST_OF_OCTOBER);
    await ann.sell(800, OCTOBER, { rec_way: 2, ship_date: new Date('2026-10-14T04:00:00Z') });
    await ann.sell(900, OCTOBER, { status: 3 });
    const { closed_before, payouts: found, carried } = await till.close('2026-10');
    expect([closed_before, carried]).toEqual([false, []]);
    const account = '銀行 008，帳號末四碼 1234';
    const entry = { name: 'ann', amount: 150, orders: 2, corrections: 0, paid_on: '', account };
    expect(found).toMatchObject([{ ...entry, email: ann.acc_email }]);
    expect(found).toHaveLength(1);
    expect(await Promise.all(ids.map(till.paidOut))).toEqual([100, 50]);
    const again = await till.close('2026-10');
    expect(again).toMatchObject({ closed_before: true, payouts: found, carried: [] });
    expect(await payouts()).toHaveLength(1);
  });

  it('carries over amounts below the minimum, and those without an account', async () => {
    const now = { u_date: shop.clock.now() };
    await shop.db.insert(settings).values({ name: 'promo_payout_minimum', value: 200, ...now });
    const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob', { account: false })];
    await ann.sell(199, OCTOBER);
    await bob.sell(500, OCTOBER);
    expect(await till.close('2026-09')).toMatchObject({ payouts: [], carried: [] });
    expect((await till.close('2026-10')).carried).toMatchObject([
      { email: ann.acc_email, amount: 199, reason: '未達最低撥款金額' },
      { email: bob.acc_email, amount: 500, reason: '沒有匯款帳號' },
    ]);
    expect(await payouts()).toEqual([]);
    await ann.sell(1, '2026-11-01T04:00:00Z');
    await bob.setAccount();
    shop.clock.advance(15 * 86_400_000);
    expect((await till.close('2026-11')).payouts).toMatchObject([
      { amount: 200, orders: 2 },
      { amount: 500, orders: 1 },
    ]);
  });

  it('pays nothing while a return is asked for, and takes a later return off the next payout', async () => {
    const ann = await till.promoter('ann');
    const [part, back, requested] = [
      await ann.sell(100, OCTOBER),
      await ann.sell(200, OCTOBER),
      await ann.sell(400, OCTOBER),
    ];
    const dates = { c_date: shop.clock.now(), u_date: shop.clock.now() };
    await shop.db
      .insert(orderRequests)
      .values({ id: 'r', ord_id: requested, kind: 'return', ...dates });
    expect((await till.close('2026-10')).payouts).toMatchObject([{ amount: 300, orders: 2 }]);
    await till.takeBack(back, 500);
    await till.takeBack(part, 100);
    shop.clock.advance(15 * 86_400_000);
    const november = await till.close('2026-11');
    // The first order keeps three quarters of its 100, the second nothing of its 200: −225 is carried over, not
    // demanded back.
    expect(november.payouts).toEqual([]);
    expect(november.carried).toMatchObject([
      { amount: -225, orders: 2, corrections: -225, reason: '退貨扣除後沒有可撥金額' },
    ]);
    await shop.db.update(orderRequests).set({ state: 'declined' });
    shop.clock.advance(31 * 86_400_000);
    expect((await till.close('2026-12')).payouts).toMatchObject([
      { amount: 175, orders: 3, corrections: -225 },
    ]);
    expect(await Promise.all([part, back, requested].map(till.paidOut))).toEqual([75, 0, 400]);
  });

  it('is rejected before its end, and for a month before the last one that is closed', async () => {
    expect(await till.close('2026-11')).toMatchObject({ status: 409 });
    await till.close('2026-10');
    const { status, msg } = await till.close('2026-08');
    expect([status, msg[0].Message]).toEqual([
      409,
      '已經結算到 2026-10，不能再結算 2026-08；它的分潤在之後的月份裡。',
    ]);
    expect(await till.close('2026-13')).toMatchObject({ status: 400 });
  });

  it('a dry run shows the same and changes nothing', async () => {
    const ann = await till.promoter('ann');
    await ann.sell(100, OCTOBER);
    const { payouts: planned } = await till.preview('2026-10');
    expect(await payouts()).toEqual([]);
    const { payouts: closed } = await till.close('2026-10');
    const shown = (list: { id: string }[]) => list.map(({ id: _, ...payout }) => payout);
    expect(shown(closed)).toEqual(shown(planned));
  });

  it('two operators at once close a month once, and pay it once [defect 9]', async () => {
    const ann = await till.promoter('ann');
    const ord_id = await ann.sell(100, OCTOBER);
    const closings = await Promise.all([1, 2, 3].map(() => till.closeOpen('2026-10')));
    expect(closings.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.db.$count(promoPayouts)).toBe(1);
    expect(await till.paidOut(ord_id)).toBe(100);
    const marked = await Promise.all([1, 2, 3].map(() => till.pay('2026-10')));
    expect(marked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const sent = await shop.db.select().from(outboxMails).where(eq(outboxMails.kind, 'promo-paid'));
    expect(sent).toHaveLength(1);
  });

  it('closing a month while returns are accepted leaves each order with its final profit', async () => {
    const ann = await till.promoter('ann');
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await ann.sell(100, OCTOBER));
    await Promise.all([
      till.close('2026-10'),
      ...ids.slice(0, 6).map((ord_id) => till.takeBack(ord_id, 200)),
    ]);
    for (let n = 0; n < 10; n += 1) await ann.sell(100, '2026-11-01T00:00:00Z');
    shop.clock.advance(15 * 86_400_000);
    await till.close('2026-11');
    expect(await Promise.all(ids.map(till.paidOut))).toEqual([
      ...Array(6).fill(50),
      ...Array(6).fill(100),
    ]);
  });

  it('exports the account in a file for the bank without executable formulas', async () => {
    const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob')];
    await ann.sell(1100, OCTOBER);
    await bob.sell(50, OCTOBER);
    await shop.app.inject({
      method: 'PUT',
      url: '/api/vip/promo-account',
      headers: bob.headers,
      payload: {
        bank_code: '700',
        branch: '-信義',
        account_no: '1234567890123456',
        holder: '王 小明',
      },
    });
    const rows = (await till.close('2026-10')).csv.split('\r\n');
    expect(rows).toEqual([
      '\uFEFF銀行代碼,分行,帳號,戶名,金額,附言',
      '="008",,="0012345671234",ann,1100,2026-10 分潤',
      `="700",'-信義,="1234567890123456",王 小明,50,2026-10 分潤`,
      '',
    ]);
    await till.pay('2026-10', [ann.acc_email]);
    expect((await till.close('2026-10')).csv.split('\r\n')).toHaveLength(3);
  });
});

it('keeps payouts as anonymous accounting entries once the promoter is erased', async () => {
  const ann = await till.promoter('ann');
  await ann.sell(1000, OCTOBER);
  await till.close('2026-10');
  const erase = (dryRun: boolean) =>
    erasePerson({ db: shop.db, dataHooks }, { email: ann.acc_email, dryRun });
  await expect(erase(false)).rejects.toThrow('2026-10 NT$1,000');
  await till.pay('2026-10');
  await ann.sell(70, OCTOBER);
  expect((await erase(true)).earnings).toBe(70);
  await erase(false);
  expect(await payouts()).toMatchObject([{ cus_id: null, account: '', amount: 1000 }]);
  expect(await shop.db.$count(promoPayoutLines)).toBe(1);
  expect((await till.close('2026-10')).payouts).toMatchObject([
    { name: '', email: '', amount: 1000 },
  ]);
});

it('lists the promoters with what is payable now, waiting and paid', async () => {
  const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob', { account: false })];
  await ann.sell(100, OCTOBER);
  await bob.sell(900, OCTOBER);
  await ann.sell(50, '2026-11-15T00:00:00Z');
  await till.close('2026-10');
  await ann.sell(20, '2026-11-01T00:00:00Z');
  const { promoters } = await till.list();
  const of = (email: string) => promoters.find((one: { email: string }) => one.email === email);
  expect(of(ann.acc_email)).toMatchObject({
    name: 'ann',
    code: 'ann-code',
    orders: 3,
    payable: 20,
    waiting: 100,
    paid: 0,
    has_account: true,
  });
  expect(of(bob.acc_email)).toMatchObject({ payable: 900, waiting: 0, has_account: false });
  await till.pay('2026-10');
  const after = (await till.list()).promoters.find((one: { name: string }) => one.name === 'ann');
  expect(after).toMatchObject({ waiting: 0, paid: 100 });
});
