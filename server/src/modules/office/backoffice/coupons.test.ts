import type { CartLine, NewCoupon, ShopCoupon } from '@pinpu/shared/contracts';
import { orderAmounts } from '@pinpu/shared/domain';
import { asc, like } from 'drizzle-orm';
import { auditLog, coupons, orders } from '../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const TEA: NewCoupon = {
  ...{ coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0 },
  ...{ starts_on: '', ends_on: '', max_uses: null, max_uses_per_buyer: null, note: '' },
};
const cart: CartLine[] = [lineOf(OOLONG, 2)];

async function openShop() {
  const shop = await testApp();
  const [anna, ben] = [await atBackoffice(shop, 'anna'), await atBackoffice(shop, 'ben')];
  const read = async (code = 'TEA100'): Promise<ShopCoupon> =>
    (await anna.get(`coupons/${code}`)).coupon;
  let buyers = 0;
  return {
    ...{ ...shop, anna, ben, read },
    add: (fields: Partial<NewCoupon> = {}) => anna.send('POST', 'coupons', { ...TEA, ...fields }),
    /** Changes fields of the coupon, as it was read or as it is now. */
    change: async (fields: object, as = anna, before?: ShopCoupon) => {
      const { coupon_code: _, ...terms } = before ?? (await read());
      return as.send('PUT', 'coupons/TEA100', { ...terms, ...fields });
    },
    list: async (query = ''): Promise<ShopCoupon[]> => (await anna.get(`coupons?${query}`)).coupons,
    /** A new guest buys with the coupon, which takes `value` off. */
    buy: (value = 100) => {
      buyers += 1;
      const coupon = { coupon_code: 'TEA100', kind: 'amount' as const, value, min_amt: 0 };
      const who = { coupon_code: 'TEA100', cus_email: `guest-${buyers}@pinpu.test` };
      const body = checkoutBody(cart, { ...orderAmounts(cart, coupon), ...who });
      return sendCheckout(shop, body, { key: `coupon-shop-${buyers}` });
    },
  };
}

const entries = (shop: Awaited<ReturnType<typeof openShop>>) =>
  shop.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'coupon.%'))
    .orderBy(asc(auditLog.id));

it('a coupon that is added can be used in the checkout, and the list shows its use and discount', async () => {
  const shop = await openShop();
  const added = await shop.add({ coupon_code: ' ｔｅａ100 ', note: '中秋電子報' });
  expect(added.json().body.coupon).toMatchObject({
    coupon_code: 'TEA100',
    state: 'running',
    used: 0,
  });
  expect((await shop.buy()).statusCode).toBe(200);
  expect(await shop.list()).toMatchObject([
    { coupon_code: 'TEA100', note: '中秋電子報', used: 1, discount: 100, changed_by: 'admin:anna' },
  ]);
  const [order] = await shop.db.select().from(orders);
  expect((await shop.anna.get('coupons/tea100')).orders).toEqual([
    expect.objectContaining({ ord_code: order?.ord_code, status: 2, discount: 100 }),
  ]);
  await shop.db.update(orders).set({ status: 0 });
  expect(await shop.read()).toMatchObject({ used: 0, discount: 0 });
});

it.each<[Partial<NewCoupon>, string, RegExp]>([
  [{ coupon_code: 'T!' }, 'coupon_code', /3 到 40 個/],
  [{ value: 0 }, 'value', /1 到 NT\$1,000,000/],
  [{ kind: 'percent', value: 101 }, 'value', /1 到 100/],
  [{ ends_on: '2026-02-30' }, 'ends_on', /不是日期/],
  [{ starts_on: '2026-12-02', ends_on: '2026-12-01' }, 'ends_on', /不能早於/],
  [{ max_uses: 0 }, 'max_uses', /1 以上/],
  [{ max_uses: 1, max_uses_per_buyer: 2 }, 'max_uses_per_buyer', /不能超過總次數/],
  [{ note: '字'.repeat(101) }, 'note', /最多 100 個字/],
])('%j is rejected at the field, and nothing is stored', async (fields, field, sentence) => {
  const shop = await openShop();
  const rejected = await shop.add(fields);
  expect(rejected.statusCode).toBe(400);
  expect(rejected.json().faults[field]).toMatch(sentence);
  expect(await shop.db.select().from(coupons)).toEqual([]);
  expect(await entries(shop)).toMatchObject([{ action: 'coupon.add', outcome: 'BAD_COUPON' }]);
});

it('a code that is taken is rejected at its field', async () => {
  const shop = await openShop();
  await shop.add();
  const again = await shop.add({ value: 200 });
  expect(again.statusCode).toBe(409);
  expect(again.json().faults.coupon_code).toMatch(/已經有代碼 TEA100/);
  expect(await shop.read()).toMatchObject({ value: 100 });
});

it('a coupon’s state says what keeps it from being used, and filters the list', async () => {
  const shop = await openShop();
  const now = { uses: 1, past: '2026-11-01', future: '2026-12-31' };
  await shop.add({ coupon_code: 'RUNS', ends_on: '2026-11-21' });
  await shop.add({ coupon_code: 'SOON', starts_on: now.future });
  await shop.add({ coupon_code: 'OVER', ends_on: now.past });
  await shop.add({ max_uses: 1 });
  await shop.buy();
  await shop.add({ coupon_code: 'OFF', ends_on: now.past });
  const { version } = await shop.read('OFF');
  await shop.anna.send('POST', 'coupons/OFF/disable', { version });
  const states = (await shop.list()).map(({ coupon_code, state }) => [coupon_code, state]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ RUNS: 'running', SOON: 'upcoming', OVER: 'ended', TEA100: 'used-up', OFF: 'disabled' },
  });
  for (const [code, state] of states)
    expect(await shop.list(`state=${state}`)).toMatchObject([{ coupon_code: code }]);
});

it('finds coupons by a part of code or note, wildcards for themselves', async () => {
  const shop = await openShop();
  await shop.add({ note: '滿額_贈' });
  await shop.add({ coupon_code: 'SHIP-1', kind: 'shipping', value: 0, note: 'EDM' });
  const found = async (q: string) =>
    (await shop.list(`q=${encodeURIComponent(q)}`)).map(({ coupon_code }) => coupon_code);
  expect(await found('ｔｅａ')).toEqual(['TEA100']);
  expect(await found('edm')).toEqual(['SHIP-1']);
  expect(await found('_贈')).toEqual(['TEA100']);
  expect(await found('%')).toEqual([]);
});

it('the list goes on from page to page', async () => {
  const shop = await openShop();
  const c_date = shop.clock.now();
  await shop.db.insert(coupons).values(
    Array.from({ length: 60 }, (_, at) => ({
      ...{ coupon_id: `c${at}`, coupon_code: `CODE-${at}`, kind: 'shipping' as const, c_date },
    })),
  );
  const first = await shop.anna.get('coupons');
  const rest = await shop.anna.get(`coupons?after=${encodeURIComponent(first.next)}`);
  expect([first.coupons.length, rest.coupons.length, rest.next]).toEqual([50, 10, '']);
  const codes = [...first.coupons, ...rest.coupons].map(({ coupon_code }) => coupon_code);
  expect(new Set(codes).size).toBe(60);
});

describe('a change', () => {
  it('applies to later orders: an order keeps its discount, and the coupon’s discount stays', async () => {
    const shop = await openShop();
    await shop.add();
    await shop.buy();
    const rejected = await shop.change({ value: 200 });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().faults.value).toMatch(/已經有訂單使用/);
    const changed = await shop.change({ min_amt: 5000, ends_on: '2026-12-31', max_uses: 9 });
    expect(changed.json().body.coupon).toMatchObject({ min_amt: 5000, ends_on: '2026-12-31' });
    expect((await shop.buy()).json().msg[0].Message).toMatch(/滿 NT\$5,000/);
    expect(await shop.db.select().from(orders)).toMatchObject([{ dis_inv_amt: 100 }]);
  });

  it('a change of its discount is possible before its first use', async () => {
    const shop = await openShop();
    await shop.add();
    expect((await shop.change({ value: 200 })).statusCode).toBe(200);
    expect((await shop.buy(200)).statusCode).toBe(200);
  });

  it('a change of a coupon that somebody else has changed is rejected, with author, time and current values', async () => {
    const shop = await openShop();
    await shop.add();
    const before = await shop.read();
    await shop.change({ min_amt: 300 }, shop.ben);
    const late = await shop.change({ min_amt: 500 }, shop.anna, before);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      msg: [{ Code: 'COUPON_CHANGED', Message: expect.stringMatching(/變更：ben 於 .*10:00/) }],
      body: { coupon: { min_amt: 300 } },
    });
    expect(await shop.read()).toMatchObject({ min_amt: 300 });
  });

  it('is not rejected because the coupon was used meanwhile', async () => {
    const shop = await openShop();
    await shop.add();
    const before = await shop.read();
    await shop.buy();
    expect((await shop.change({ max_uses: 5 }, shop.anna, before)).statusCode).toBe(200);
  });

  it('keeps a moment of the day that was set by SQL, unless the day changes', async () => {
    const shop = await openShop();
    await shop.add();
    const ends = new Date('2026-12-24T12:00:00Z');
    await shop.db.update(coupons).set({ ends });
    expect(await shop.read()).toMatchObject({ ends_on: '2026-12-24' });
    await shop.change({ note: '平安夜' });
    expect(await shop.db.select().from(coupons)).toMatchObject([{ ends, note: '平安夜' }]);
    await shop.change({ ends_on: '2026-12-25' });
    expect(await shop.db.select().from(coupons)).toMatchObject([
      { ends: new Date('2026-12-25T16:00:00Z') },
    ]);
  });

  it('a change to disabled ends its use at once, and it can be enabled again', async () => {
    const shop = await openShop();
    await shop.add();
    const off = await shop.anna.send('POST', 'coupons/TEA100/disable', await shop.read());
    expect(off.json().body.coupon.state).toBe('disabled');
    expect((await shop.buy()).json().msg[0].Message).toBe('這張優惠券已經停用。');
    const stale = await shop.ben.send('POST', 'coupons/TEA100/enable', { version: 'old' });
    expect(stale.statusCode).toBe(409);
    await shop.ben.send('POST', 'coupons/TEA100/enable', await shop.read());
    expect((await shop.buy()).statusCode).toBe(200);
  });
});

it('the audit log has every change with its terms, without the words of the note', async () => {
  const shop = await openShop();
  await shop.add({ note: '給王小明' });
  await shop.change({ min_amt: 300, note: '給李小華' });
  await shop.change({ value: 0 });
  expect(await entries(shop)).toMatchObject([
    { action: 'coupon.add', actor: 'anna', subject: 'TEA100', outcome: 'ok' },
    { action: 'coupon.read' },
    { action: 'coupon.set', subject: 'TEA100', detail: { min_amt: 300, note: '' }, outcome: 'ok' },
    { action: 'coupon.read' },
    { action: 'coupon.set', subject: 'TEA100', outcome: 'BAD_COUPON' },
  ]);
  expect(JSON.stringify(await entries(shop))).not.toMatch(/小明|小華/);
});

it('an unknown coupon is a 404', async () => {
  const shop = await openShop();
  const answer = await shop.anna.send('GET', 'coupons/NOTHING');
  expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([404, 'COUPON_NOT_FOUND']);
});

describe('at the same moment', () => {
  const together = async (calls: (() => Promise<{ statusCode: number }>)[]) =>
    (await Promise.all(calls.map((call) => call()))).map(({ statusCode }) => statusCode).sort();

  it('of two people who add one code, or change one coupon, one succeeds', async () => {
    const shop = await openShop();
    expect(await together([() => shop.add(), () => shop.add()])).toEqual([200, 409]);
    const before = await shop.read();
    const change = (min_amt: number, as = shop.anna) => shop.change({ min_amt }, as, before);
    expect(await together([() => change(1), () => change(2, shop.ben)])).toEqual([200, 409]);
  });

  it('buyers use the last ones while the limit is lowered: never more than one of the limits allows', async () => {
    const shop = await openShop();
    await shop.add({ max_uses: 4 });
    const before = await shop.read();
    const answers = await together([
      ...Array.from({ length: 3 }, () => () => shop.buy()),
      () => shop.change({ max_uses: 2 }, shop.anna, before),
      ...Array.from({ length: 3 }, () => () => shop.buy()),
    ]);
    const { used, state, max_uses } = await shop.read();
    expect([max_uses, state]).toEqual([2, 'used-up']);
    expect(used).toBeGreaterThanOrEqual(2);
    expect(used).toBeLessThanOrEqual(4);
    expect(answers.filter((status) => status === 200)).toHaveLength(used + 1);
    expect((await shop.buy()).statusCode).toBe(409);
  });

  it('a buyer uses it while its discount is changed: either the order has the old one and the change is rejected, or the other way round', async () => {
    const shop = await openShop();
    await shop.add();
    const before = await shop.read();
    const [bought, changed] = await Promise.all([
      shop.buy(),
      shop.change({ value: 50 }, shop.anna, before),
    ]);
    expect([bought.statusCode, changed.statusCode].sort()).toEqual([200, 409]);
    const { value, used, discount } = await shop.read();
    expect([value, used, discount]).toEqual(bought.statusCode === 200 ? [100, 1, 100] : [50, 0, 0]);
  });
});
