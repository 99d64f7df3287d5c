import type { CartLine } from '@pinpu/shared/contracts';
import { orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { dataHooks } from '../../../app/data-hooks.ts';
import { coupons, couponTries, orders } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { sweepOldRows } from '../../base/retention/routes.ts';

const MINUTE = 60_000;
const LIMITED = /^優惠碼輸入次數過多，請於 (\d+) 分鐘後再試。$/;
const UNKNOWN = /^找不到這張優惠券/;

const cart: CartLine[] = [lineOf(OOLONG, 2)];
const TEA100 = { coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0 } as const;

let shop: TestApp;
beforeEach(async () => {
  shop = await shopWith({ COUPON_MISSES_PER_SESSION: '3', COUPON_MISSES_PER_ADDRESS: '5' });
});

async function shopWith(env: Record<string, string>) {
  const app = await testApp({ env });
  const row = { coupon_id: 'C1', ...TEA100, c_date: app.clock.now() };
  await app.db.insert(coupons).values(row);
  return app;
}

interface From {
  s?: string;
  from?: string;
}

async function enter(coupon_code: string, { s = SESSION, from = '203.0.113.1' }: From = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/cart/update?s=${s}`,
    remoteAddress: from,
    payload: { s, cart, coupon_code },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().body;
}
const rejectionOf = async (code: string, by?: From) => (await enter(code, by)).coupon_refusal;

async function missAll(codes: readonly string[], by?: From) {
  for (const code of codes) expect(await rejectionOf(code, by)).toMatch(UNKNOWN);
}

const buyWith = (coupon_code: string, key: string) =>
  sendCheckout(shop, checkoutBody(cart, { coupon_code, ...orderAmounts(cart, TEA100) }), {
    key: `try-limit-${key}`,
    from: '203.0.113.1',
  });

describe('wrong coupon codes [finding L23]', () => {
  it('are limited per session: the coupon is not tried, the cart is checked as ever', async () => {
    await missAll(['WRONG1', 'WRONG2', 'WRONG3']);
    const view = await enter('TEA100');
    expect(view.coupon_refusal).toBe('優惠碼輸入次數過多，請於 30 分鐘後再試。');
    expect(view).not.toHaveProperty('coupon');
    expect(view.cart).toMatchObject([{ prd_id: 'P0001', qty: 2 }]);
    expect(await rejectionOf('')).toBeUndefined();
    expect(await enter('TEA100', { s: 'another-session' })).toMatchObject({ coupon: TEA100 });
  });

  it('count until they are half an hour old', async () => {
    await missAll(['WRONG1']);
    shop.clock.advance(10 * MINUTE);
    await missAll(['WRONG2', 'WRONG3']);
    expect(LIMITED.exec(await rejectionOf('TEA100'))?.[1]).toBe('20');
    shop.clock.advance(20 * MINUTE - 1);
    expect(LIMITED.exec(await rejectionOf('TEA100'))?.[1]).toBe('1');
    shop.clock.advance(1);
    expect(await enter('TEA100')).toMatchObject({ coupon: TEA100 });
    await missAll(['WRONG4']);
    expect(await rejectionOf('WRONG5')).toMatch(LIMITED);
  });

  it('are limited per address, whatever the sessions', async () => {
    for (const n of [1, 2, 3, 4, 5]) await missAll([`WRONG${n}`], { s: `session-number-${n}` });
    expect(await rejectionOf('TEA100', { s: 'session-number-6' })).toMatch(LIMITED);
    const elsewhere = { s: 'session-number-7', from: '203.0.113.2' };
    expect(await enter('TEA100', elsewhere)).toMatchObject({ coupon: TEA100 });
  });

  it('wrong codes of an IPv6 network count together', async () => {
    for (const n of [1, 2, 3, 4, 5])
      await missAll([`WRONG${n}`], { s: `session-number-${n}`, from: `2001:db8:1:2::${n}` });
    expect(
      await rejectionOf('TEA100', { s: 'session-number-6', from: '2001:db8:1:2:9::1' }),
    ).toMatch(LIMITED);
  });

  it('count once however often they are entered, by one session or by several of an address', async () => {
    for (let n = 0; n < 5; n += 1) await missAll(['WRONG1', 'wrong1 ', 'ｗｒｏｎｇ１']);
    for (const n of [1, 2, 3, 4, 5, 6]) await missAll(['WRONG1'], { s: `session-number-${n}` });
    await missAll(['WRONG2', 'WRONG3']);
    expect(await rejectionOf('WRONG4')).toMatch(LIMITED);
    await missAll(['WRONG1', 'WRONG3']);
  });

  it('count once while a code is being typed', async () => {
    const typed = [...'TEA100'].map((_, at) => 'TEA100'.slice(0, at + 1));
    for (let n = 0; n < 3; n += 1) {
      await missAll(typed.slice(2, -1).map((part) => `${n}${part}`));
    }
    expect(await shop.db.$count(couponTries)).toBe(3);
    expect(await rejectionOf('TEA100')).toMatch(LIMITED);
  });

  it('wrong codes with one beginning count each: a beginning does not make guesses free', async () => {
    await missAll(['TEA', 'TEA1', 'TEA2', 'TEA3']);
    expect(await rejectionOf('TEA4')).toMatch(LIMITED);
  });

  it.each(['A', 'AB', '優惠碼', '<b>x</b>'])(
    'are not counted as %j, which no code is',
    async (code) => {
      await missAll([code]);
      expect(await shop.db.$count(couponTries)).toBe(0);
    },
  );

  it('do not stop a coupon that the session has used, also at the checkout', async () => {
    await enter('');
    expect(await enter('tea100')).toMatchObject({ coupon: TEA100 });
    await missAll(['WRONG1', 'WRONG2', 'WRONG3']);
    for (const n of [1, 2]) await missAll([`OTHER${n}`], { s: `session-number-${n}` });
    expect(await rejectionOf('WRONG4')).toMatch(LIMITED);
    expect(await enter('TEA100')).toMatchObject({ coupon: TEA100 });
    expect((await buyWith('TEA100', 'a')).statusCode).toBe(200);
  });

  it('count in a checkout, although it is rolled back, and stop the next one', async () => {
    for (const n of [1, 2, 3]) {
      const answer = await buyWith(`WRONG${n}`, `key-${n}`);
      expect(answer.json().msg).toMatchObject([{ Message: expect.stringMatching(UNKNOWN) }]);
    }
    expect(await rejectionOf('TEA100')).toMatch(LIMITED);
    const answer = await buyWith('TEA100', 'key-4');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg).toEqual([
      { Code: 'COUPON_REFUSED', Message: expect.stringMatching(LIMITED) },
    ]);
    expect(answer.json().body.coupon_refusal).toMatch(LIMITED);
    expect(await shop.db.$count(orders)).toBe(0);
  });

  it('do not prevent a repeated checkout from finding its order', async () => {
    const first = (await buyWith('TEA100', 'same')).json().data;
    await missAll(['WRONG1', 'WRONG2', 'WRONG3']);
    await shop.db.delete(couponTries).where(eq(couponTries.found, true));
    expect((await buyWith('TEA100', 'same')).json().data).toMatchObject({ guid: first.guid });
  });

  it('simultaneous wrong codes are no more than the limit', async () => {
    const codes = Array.from({ length: 12 }, (_, n) => `WRONG${n}`);
    const all = await Promise.all(
      codes.map((code, n) => rejectionOf(code, { s: `session-of-${n}` })),
    );
    expect(all.filter((sentence) => UNKNOWN.test(sentence))).toHaveLength(5);
    expect(all.filter((sentence) => LIMITED.test(sentence))).toHaveLength(7);
  });

  it('store nothing for right codes of sessions without a cart, and nothing beyond a day', async () => {
    await enter('TEA100');
    expect(await shop.db.$count(couponTries)).toBe(0);
    await enter('TEA100');
    await missAll(['WRONG1']);
    expect(await shop.db.$count(couponTries)).toBe(2);
    shop.clock.advance(24 * 60 * MINUTE);
    await sweepOldRows({ db: shop.db, dataHooks }, shop.clock.now());
    expect(await shop.db.$count(couponTries)).toBe(2);
    shop.clock.advance(1);
    await sweepOldRows({ db: shop.db, dataHooks }, shop.clock.now());
    expect(await shop.db.$count(couponTries)).toBe(0);
  });

  it('let a person who mistypes ten codes continue, by default', async () => {
    shop = await shopWith({});
    await missAll(Array.from({ length: 9 }, (_, n) => `${n}WRONG`));
    expect(await enter('TEA100')).toMatchObject({ coupon: TEA100 });
    await missAll(['9WRONG']);
    expect(await rejectionOf('OTHER')).toMatch(LIMITED);
  });
});
