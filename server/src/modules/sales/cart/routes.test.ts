import type { CartLine } from '@pinpu/shared/contracts';
import { CART_MAX_LINES } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { cartSessions, members, products } from '../../../platform/db/schema/index.ts';
import {
  BEAUTY,
  BRITTLE,
  OOLONG,
  PINEAPPLE,
  PROMOTER,
  PROMOTER_CODE,
  SHOP_CODE,
  type TestApp,
  testApp,
  WITHDRAWN,
} from '../../../testing/index.ts';
import { lineOf, SESSION } from '../../../testing/orders/buyer.ts';

const send = ({ app }: TestApp, cart: unknown, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/cart/update?s=${SESSION}`,
    payload: { s: SESSION, cart, ...more },
  });

const versions = async ({ db }: TestApp) =>
  (await db.select().from(cartSessions)).map(({ version }) => version);

describe('POST /api/cart/update', () => {
  it('stores the cart and answers with the shop’s own names, prices, stock and shipping [N3, B5]', async () => {
    const shop = await testApp();
    const forged = lineOf(OOLONG, 2, { prd_name: '免費的茶', tot_qty: 9999, ship_fee: 0 });
    const answer = await send(shop, [forged]);
    expect(answer.statusCode).toBe(200);
    const line = {
      prd_id: 'P0001',
      prd_name: OOLONG.prd_name,
      prd_price: 600,
      prd_man_pic: OOLONG.prd_man_pic,
      tot_qty: 20,
      qty: 2,
      ship_fee: 100,
      ship_fee_free_amt: 1500,
    };
    expect(answer.json()).toEqual({ success: true, body: { cart: [line], pl: 0, changes: [] } });
    expect(await shop.db.select().from(cartSessions)).toMatchObject([
      { s: SESSION, version: 1, cart: [line] },
    ]);
  });

  it('says how long a line is prepared for, whatever was sent [N3, ADR 0118]', async () => {
    const shop = await testApp();
    await shop.db.update(products).set({ ship_days: 3 }).where(eq(products.prd_id, BRITTLE.prd_id));
    const sent = [lineOf(OOLONG, 1, { ship_days: 9 }), lineOf(BRITTLE, 1)];
    const { cart } = (await send(shop, sent)).json().body;
    expect(cart.map(({ ship_days }: CartLine) => ship_days)).toEqual([undefined, 3]);
  });

  it.each<[string, CartLine, object[], object[]]>([
    [
      'another price',
      lineOf(OOLONG, 1, { prd_price: 1 }),
      [{ prd_price: 600 }],
      [{ kind: 'price', from: 1, to: 600 }],
    ],
    ['more than there is', lineOf(BEAUTY, 5), [{ qty: 3 }], [{ kind: 'stock', from: 5, to: 3 }]],
    ['more than 50', lineOf(BRITTLE, 80), [{ qty: 50 }], [{ kind: 'stock', from: 80, to: 50 }]],
    ['a sold-out product', lineOf(PINEAPPLE, 1), [], [{ kind: 'stock', from: 1, to: 0 }]],
    [
      'a withdrawn product',
      lineOf({ ...WITHDRAWN, price: 100 }, 1),
      [],
      [{ kind: 'gone', from: 1, to: 0 }],
    ],
    [
      'an unknown product',
      lineOf({ ...OOLONG, prd_id: 'P7777' }, 2),
      [],
      [{ kind: 'gone', from: 2, to: 0 }],
    ],
  ])('reports the change for %s [B5, C10]', async (_what, line, cart, changes) => {
    const { body } = (await send(await testApp(), [line])).json();
    expect(body.cart).toMatchObject(cart);
    expect(body.cart).toHaveLength(cart.length);
    expect(body.changes).toMatchObject(changes);
  });

  it('drops lines of zero and below, and adds up lines of one product [C11]', async () => {
    const shop = await testApp();
    const cart = [
      lineOf(OOLONG, 2),
      lineOf(BEAUTY, 0),
      lineOf(BRITTLE, -3),
      lineOf(OOLONG, 3),
      lineOf(BRITTLE, 1),
    ];
    const { body } = (await send(shop, cart)).json();
    expect(body.cart.map((line: CartLine) => [line.prd_id, line.qty])).toEqual([['P0001', 5]]);
    expect(body.changes).toEqual([]);
  });

  it('applies the group price to every line for a valid code, and to none for any other [G1, B5]', async () => {
    const shop = await testApp();
    const cart = [lineOf(OOLONG, 1, { prd_price: 540 }), lineOf(BEAUTY, 1)];
    const entitled = (await send(shop, cart, { promo_code: SHOP_CODE })).json().body;
    expect([entitled.pl, entitled.cart[0].prd_price, entitled.cart[1].prd_price]).toEqual([
      1, 540, 980,
    ]);
    expect(entitled.changes).toEqual([]);
    const rejected = (await send(shop, cart, { promo_code: 'NOBODY' })).json().body;
    expect([rejected.pl, rejected.cart[0].prd_price]).toEqual([0, 600]);
    expect(rejected.changes).toEqual([{ prd_id: 'P0001', kind: 'price', from: 540, to: 600 }]);
  });

  it.each(['A'.repeat(41), 'two words'])(
    'treats %j, which can’t be a promotion code, as none (M17)',
    async (promo_code) => {
      const shop = await testApp();
      const answer = await send(shop, [lineOf(OOLONG, 1)], { promo_code });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().body).toMatchObject({ pl: 0, changes: [] });
      expect(await shop.db.select().from(cartSessions)).toMatchObject([{ promo_code: '' }]);
    },
  );

  it('increments the version only when the content changes', async () => {
    const shop = await testApp();
    await send(shop, [lineOf(OOLONG, 1)]);
    await send(shop, [lineOf(OOLONG, 1)]);
    expect(await versions(shop)).toEqual([1]);
    await send(shop, [lineOf(OOLONG, 2)]);
    expect(await versions(shop)).toEqual([2]);
    await send(shop, []);
    expect(await versions(shop)).toEqual([3]);
  });

  const line = lineOf(OOLONG, 1);
  it.each<[string, unknown, string]>([
    ['no list', 'x', 'cart'],
    ['null', null, 'cart'],
    ['a line that is not an object', [1], 'cart.0'],
    ['a quantity that is not a number', [{ ...line, qty: '2' }], 'cart.0.qty'],
    ['a fraction', [{ ...line, qty: 1.5 }], 'cart.0.qty'],
    ['an enormous quantity', [{ ...line, qty: 1e300 }], 'cart.0.qty'],
    ['a negative price', [{ ...line, prd_price: -1 }], 'cart.0.prd_price'],
    ['an impossible id', [{ ...line, prd_id: "' OR 1=1" }], 'cart.0.prd_id'],
    ['too many lines', Array.from({ length: CART_MAX_LINES + 1 }, () => line), 'cart'],
  ])('rejects %s with 400 and stores nothing [N7]', async (_what, cart, field) => {
    const shop = await testApp();
    const answer = await send(shop, cart);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().success).toBe(false);
    expect(answer.json().msg[0].Message).toContain(`「${field}」`);
    expect(await versions(shop)).toEqual([]);
  });

  it('accepts quantities whose sum exceeds any integer', async () => {
    const huge = lineOf(OOLONG, Number.MAX_SAFE_INTEGER);
    const answer = await send(await testApp(), [huge, huge]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().body.cart).toMatchObject([{ qty: 20 }]);
  });

  it.each([
    ['missing', ''],
    ['too short', '?s=abc'],
    ['another than in the body', '?s=another-session'],
  ])('rejects a session that is %s [N1]', async (_what, query) => {
    const { app } = await testApp();
    const answer = await app.inject({
      method: 'POST',
      url: `/api/cart/update${query}`,
      payload: { s: SESSION, cart: [] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).toContain('「s」');
  });
});

describe('a former promoter', () => {
  it('has a code without effect [G1, B5]', async () => {
    const shop = await testApp();
    const cart = [lineOf(OOLONG, 1, { prd_price: 540 })];
    const pl = async () => (await send(shop, cart, { promo_code: PROMOTER_CODE })).json().body.pl;
    expect(await pl()).toBe(1);
    await shop.db.update(members).set({ status: 0 }).where(eq(members.cus_id, PROMOTER.cus_id));
    expect(await pl()).toBe(0);
  });
});

it('checks the carts of ever new sessions from one address, but stores only the first hundred [finding L22]', async () => {
  const { app, db } = await testApp();
  const cart = [lineOf(OOLONG, 1)];
  const ask = (s: string) =>
    app.inject({ method: 'POST', url: `/api/cart/update?s=${s}`, payload: { s, cart } });
  for (let i = 0; i < 100; i += 1) await ask(`made-up-session-${i}`);
  const later = await ask('one-session-too-many');
  expect(later.json().body.cart).toMatchObject([{ prd_id: OOLONG.prd_id, qty: 1 }]);
  expect(await db.$count(cartSessions)).toBe(100);
  expect((await ask('made-up-session-1')).statusCode).toBe(200);
});
