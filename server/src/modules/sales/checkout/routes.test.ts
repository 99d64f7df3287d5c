import type { Checkout } from '@pinpu/shared/contracts';
import {
  cartSessions,
  checkoutKeys,
  orderEvents,
  orderLines,
  orders,
  outboxMails,
  paymentAttempts,
  stockReservations,
  variants,
} from '../../../platform/db/schema/index.ts';
import {
  BEAUTY,
  BRITTLE,
  OOLONG,
  SHOP_CODE,
  type TestApp,
  testApp,
} from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { formOf } from '../../../testing/orders/sandbox.ts';

const body = (change: Partial<Checkout> = {}) =>
  checkoutBody([lineOf(OOLONG, 2), lineOf(BRITTLE, 1)], change);

const written = async ({ db }: TestApp) => ({
  orders: await db.select().from(orders),
  lines: await db.select().from(orderLines),
  attempts: await db.select().from(paymentAttempts),
  reservations: await db.select().from(stockReservations),
  events: await db.select().from(orderEvents).orderBy(orderEvents.id),
  mails: await db.select().from(outboxMails),
  keys: await db.select().from(checkoutKeys),
});

const NOTHING = {
  orders: [],
  lines: [],
  attempts: [],
  reservations: [],
  events: [],
  mails: [],
  keys: [],
};

const reservedOf = async ({ db }: TestApp) =>
  Object.fromEntries((await db.select().from(variants)).map((row) => [row.prd_id, row.reserved]));

describe('POST /api/cart/checkout', () => {
  it('stores the invoice fields, normalised [N3]', async () => {
    const shop = await testApp();
    await sendCheckout(
      shop,
      body({ invoice_carrier_type: '3', invoice_carrier_num: ' ／ab+12.- ' }),
    );
    expect(await shop.db.select().from(orders)).toMatchObject([
      { invoice_carrier_type: '3', invoice_carrier_num: '/AB+12.-', invoice_love_code: '' },
    ]);
  });

  it('places the order, reserves the stock, opens a payment attempt and returns the payment page [N3, C9]', async () => {
    const shop = await testApp();
    const answer = await sendCheckout(shop, body());
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.ord_code).toMatch(/^PP261121[0-9A-HJKMNP-TV-Z]{6}$/);

    const done = await written(shop);
    expect(done.orders).toMatchObject([
      {
        guid: data.guid,
        ord_code: data.ord_code,
        status: 2,
        s: SESSION,
        cus_id: null,
        inv_amt: 1480,
        ship_amt: 100,
        ap_amt: 1480,
        tot_amt: 1410,
        tot_tax: 71,
        pay_way: 0,
      },
    ]);
    expect(done.lines).toMatchObject([
      { line_no: 1, prd_id: 'P0001', prd_price: 600, qty: 2, cost_wholesale: 380 },
      { line_no: 2, prd_id: 'P0003', prd_price: 180, qty: 1 },
    ]);
    expect(done.attempts).toMatchObject([{ amount: 1480, status: 'open', provider: 'sandbox' }]);
    expect(done.events.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
      [null, 1],
      [1, 2],
    ]);
    expect(await reservedOf(shop)).toMatchObject({ P0001: 2, P0003: 1 });
    const { action, fields } = formOf(data.html);
    expect(action).toMatch(/\/sandbox-pay\/checkout$/);
    expect(fields).toMatchObject({ amount: '1480', trade_no: done.attempts[0]?.trade_no });
  });

  it('queues the confirmation mail in the same transaction [N3]', async () => {
    const shop = await testApp();
    const { data } = (await sendCheckout(shop, body())).json();
    const [mail, ...more] = await shop.db.select().from(outboxMails);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order-placed', to_email: 'guest@pinpu.test' });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(data.ord_code);
      expect(text).toContain('阿里山高山烏龍茶 × 2');
      expect(text).toContain('NT$1,480');
      expect(text).toContain(`http://shop.test/cart/order/${data.guid}`);
    }
  });

  it('empties the cart of the session [C9]', async () => {
    const shop = await testApp();
    const cart = [lineOf(OOLONG, 2)];
    const url = `/api/cart/update?s=${SESSION}`;
    await shop.app.inject({ method: 'POST', url, payload: { s: SESSION, cart } });
    await sendCheckout(shop, checkoutBody(cart));
    expect(await shop.db.select().from(cartSessions)).toMatchObject([{ cart: [], version: 2 }]);
  });

  it('stores only allowed fields, and none that the server computes [C13, B5]', async () => {
    const shop = await testApp();
    const smuggled = { status: 3, pay_amt: 1, cus_id: 'M0001', guid: 'mine', ill: 'x', pl: 1 };
    await sendCheckout(shop, { ...body(), ...smuggled });
    const [order] = await shop.db.select().from(orders);
    expect(order).toMatchObject({ status: 2, pay_amt: 0, cus_id: null, ill: '', pl: 0 });
    expect(order?.guid).not.toBe('mine');
  });

  it('sells at the group price only with a valid code, and stores the code with the order [G7, B5]', async () => {
    const shop = await testApp();
    const cart = [lineOf(OOLONG, 1, { prd_price: 540 })];
    const payload = checkoutBody(cart, { promo_code: 'NOBODY' });
    expect((await sendCheckout(shop, payload)).statusCode).toBe(409);
    expect((await sendCheckout(shop, { ...payload, promo_code: SHOP_CODE })).statusCode).toBe(200);
    const [order] = await shop.db.select().from(orders);
    expect(order).toMatchObject({ promo_code: SHOP_CODE, pl: 1, inv_amt: 640 });
  });

  it.each(['A'.repeat(41), 'two words'])(
    'sells at list prices with %j for a promotion code, which can’t be one (M17)',
    async (promo_code) => {
      const shop = await testApp();
      const answer = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)], { promo_code }));
      expect(answer.statusCode).toBe(200);
      expect(await shop.db.select().from(orders)).toMatchObject([{ promo_code: '', pl: 0 }]);
    },
  );

  it.each(['ship_amt', 'ap_amt', 'tot_amt', 'tot_tax', 'inv_amt'] as const)(
    'rejects an altered %s with 409 and stores nothing [B5]',
    async (field) => {
      for (const by of [-1, 1]) {
        const shop = await testApp();
        const payload = body();
        const answer = await sendCheckout(shop, { ...payload, [field]: payload[field] + by });
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({
          success: false,
          msg: [{ Code: 'AMOUNT_CHANGED' }],
          body: { pl: 0, changes: [] },
        });
        expect(await written(shop)).toEqual(NOTHING);
      }
    },
  );

  it.each([
    ['price', { prd_price: 1 }, 'PRICE_CHANGED', '單價由 NT$1 調整為 NT$600'],
    ['shipping fee', { ship_fee: 0 }, 'AMOUNT_CHANGED', '運費'],
    ['threshold', { ship_fee_free_amt: 1 }, 'AMOUNT_CHANGED', '運費'],
    ['quantity over stock', { qty: 21 }, 'STOCK_CHANGED', '由 21 調整為 20'],
    ['product', { prd_id: 'P0009' }, 'PRODUCT_GONE', '已下架'],
  ])(
    'rejects a line with an altered %s and matching amounts, and stores nothing [B5]',
    async (_what, change, Code, text) => {
      const shop = await testApp();
      const answer = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1, change)]));
      expect(answer.statusCode).toBe(409);
      expect(answer.json().msg).toEqual([{ Code, Message: expect.stringContaining(text) }]);
      expect(await written(shop)).toEqual(NOTHING);
      expect(await reservedOf(shop)).toMatchObject({ P0001: 0 });
    },
  );

  it('names every change, and returns the current cart [B5]', async () => {
    const shop = await testApp();
    const cart = [lineOf(OOLONG, 1, { prd_price: 500 }), lineOf(BEAUTY, 4), lineOf(BRITTLE, 1)];
    const conflict = (await sendCheckout(shop, checkoutBody(cart))).json();
    expect(conflict.msg).toHaveLength(2);
    expect(conflict.body.cart).toMatchObject([
      { prd_id: 'P0001', prd_price: 600, qty: 1 },
      { prd_id: 'P0002', qty: 3 },
      { prd_id: 'P0003', qty: 1 },
    ]);
  });

  it('ignores names, pictures and stock sent by the browser [B5]', async () => {
    const shop = await testApp();
    const shown = { prd_name: '<b>x</b>', prd_man_pic: 'http://x.test/', tot_qty: 999 };
    const answer = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1, shown)]));
    expect(answer.statusCode).toBe(200);
    const [order] = await shop.db.select().from(orders);
    expect(JSON.parse(order?.cart_json ?? '')).toMatchObject([
      { prd_name: OOLONG.prd_name, prd_man_pic: OOLONG.prd_man_pic, tot_qty: 20 },
    ]);
  });

  it('makes one order per key, and returns its payment page again [N3]', async () => {
    const shop = await testApp();
    const first = (await sendCheckout(shop, body(), { key: 'key-number-one' })).json();
    const second = (await sendCheckout(shop, body(), { key: 'key-number-one' })).json();
    expect(second).toEqual(first);
    expect((await written(shop)).orders).toHaveLength(1);
    expect(await reservedOf(shop)).toMatchObject({ P0001: 2 });
  });

  it('returns the same order for the same content a moment later, under another key or none', async () => {
    const shop = await testApp();
    const first = (await sendCheckout(shop, body(), { key: 'key-of-tab-one' })).json();
    expect((await sendCheckout(shop, body(), { key: 'key-of-tab-two' })).json()).toEqual(first);
    expect((await sendCheckout(shop, body())).json()).toEqual(first);
    shop.clock.advance(11 * 60_000);
    const later = (await sendCheckout(shop, body(), { key: 'key-of-later' })).json();
    expect(later.data.guid).not.toBe(first.data.guid);
  });

  it('rejects a key that has placed another order', async () => {
    const shop = await testApp();
    await sendCheckout(shop, body(), { key: 'key-number-one' });
    const other = checkoutBody([lineOf(BRITTLE, 2)]);
    const answer = await sendCheckout(shop, other, { key: 'key-number-one' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      msg: [{ Code: 'CHECKOUT_REPEATED' }],
      body: { cart: [{ prd_id: 'P0003' }] },
    });
    expect((await written(shop)).orders).toHaveLength(1);
  });

  it('keeps sessions apart even under one key', async () => {
    const shop = await testApp();
    const key = 'key-number-one';
    const first = (await sendCheckout(shop, body(), { key })).json();
    const second = (await sendCheckout(shop, body(), { key, s: 'another-session' })).json();
    expect(second.data.guid).not.toBe(first.data.guid);
  });
});
