import { eq } from 'drizzle-orm';
import { orders, stockReservations, variants } from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { choose, openPayment } from '../../../testing/orders/sandbox.ts';

interface Shopper {
  s?: string;
  cus_email?: string;
  from?: string;
  qty?: number;
}

let buyers = 0;

function order(shop: TestApp, { s, cus_email, from, qty = 1 }: Shopper = {}) {
  buyers += 1;
  const mail = { cus_email: cus_email ?? `buyer-${buyers}@pinpu.test` };
  return sendCheckout(shop, checkoutBody([lineOf(OOLONG, qty)], mail), {
    s: s ?? `session-number-${buyers}`,
    from: from ?? `10.0.${buyers >> 8}.${buyers & 255}`,
    key: `checkout-${buyers}`,
  });
}

async function limited(env: Record<string, string>) {
  const shop = await testApp({ env });
  await shop.db.update(variants).set({ on_hand: 5000 });
  return shop;
}

const rejection = { success: false, msg: [{ Code: 'TOO_MANY_OPEN_ORDERS' }] };

const reserved = async ({ db }: TestApp) =>
  (await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id)))[0]?.reserved;

describe('unpaid orders that reserve stock', () => {
  it.each([
    ['session', { OPEN_ORDERS_PER_SESSION: '2' }, { s: SESSION }, '您有 2 筆訂單尚未付款'],
    ['e-mail', { OPEN_ORDERS_PER_EMAIL: '2' }, { cus_email: 'One@pinpu.test' }, '您有 2 筆訂單'],
    ['address', { OPEN_ORDERS_PER_ADDRESS: '2' }, { from: '203.0.113.9' }, '您使用的網路'],
    ['shop', { OPEN_ORDERS_IN_TOTAL: '2' }, {}, '請 30 分鐘後再試一次'],
  ])(
    'are limited per %s, and the rejection says what to do [finding H4]',
    async (_scope, env, own, text) => {
      const shop = await limited(env);
      for (const qty of [1, 2]) expect((await order(shop, { ...own, qty })).statusCode).toBe(200);
      const rejected = await order(shop, { ...own, qty: 3 });
      expect(rejected.statusCode).toBe(429);
      expect(rejected.json()).toMatchObject(rejection);
      expect(rejected.json().msg[0].Message).toContain(text);
      expect(await reserved(shop)).toBe(3);
      expect(await shop.db.select().from(orders)).toHaveLength(2);
    },
  );

  it.each([
    ['session', { HELD_UNITS_PER_SESSION: '20' }, { s: SESSION }],
    ['e-mail', { HELD_UNITS_PER_EMAIL: '20' }, { cus_email: 'one@pinpu.test' }],
    ['address', { HELD_UNITS_PER_ADDRESS: '20' }, { from: '203.0.113.9' }],
    ['shop', { HELD_UNITS_IN_TOTAL: '20' }, {}],
  ])('are limited in their units per %s [finding H4]', async (_scope, env, own) => {
    const shop = await limited(env);
    expect((await order(shop, { ...own, qty: 15 })).statusCode).toBe(200);
    expect((await order(shop, { ...own, qty: 6 })).json()).toMatchObject(rejection);
    expect((await order(shop, { ...own, qty: 5 })).statusCode).toBe(200);
    expect(await reserved(shop)).toBe(20);
  });

  it('count an IPv6 connection as one address, by its /64 [finding H4]', async () => {
    const shop = await limited({ OPEN_ORDERS_PER_ADDRESS: '1' });
    expect((await order(shop, { from: '2001:db8:0:7::1' })).statusCode).toBe(200);
    expect((await order(shop, { from: '2001:db8:0:7:ffff::2' })).statusCode).toBe(429);
    expect((await order(shop, { from: '2001:db8:0:8::1' })).statusCode).toBe(200);
    expect((await order(shop, { from: '::ffff:192.0.2.1' })).statusCode).toBe(200);
    expect((await order(shop, { from: '::ffff:192.0.2.2' })).statusCode).toBe(200);
    expect((await order(shop, { from: '192.0.2.1' })).statusCode).toBe(429);
  });

  it('make room again once they are paid, and the address is forgotten [finding H4]', async () => {
    const shop = await limited({ OPEN_ORDERS_PER_SESSION: '1' });
    const { data } = (await order(shop, { s: SESSION, from: '203.0.113.9' })).json();
    const [open] = await shop.db.select().from(orders);
    expect(open?.client_hash).toMatch(/^[\w-]{43}$/);
    expect((await order(shop, { s: SESSION, qty: 2 })).statusCode).toBe(429);
    await choose(shop, await openPayment(shop, data.html), 'card');
    const [paid] = await shop.db.select().from(orders);
    expect([paid?.status, paid?.client_hash]).toEqual([3, '']);
    expect((await order(shop, { s: SESSION, qty: 2 })).statusCode).toBe(200);
  });

  it('are counted where a failed one is paid again, without itself [finding H4]', async () => {
    const shop = await limited({ OPEN_ORDERS_PER_SESSION: '1' });
    const { data } = (await order(shop, { s: SESSION })).json();
    const repay = (guid: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/cart/pubPay/${guid}?s=${SESSION}`,
        payload: {},
      });
    expect((await repay(data.guid)).statusCode).toBe(200);
    await shop.db.update(orders).set({ status: 88 });
    await shop.db.update(stockReservations).set({ state: 'released' });
    await shop.db.update(variants).set({ reserved: 0 });
    expect((await order(shop, { s: SESSION, qty: 2 })).statusCode).toBe(200);
    expect((await repay(data.guid)).json()).toMatchObject(rejection);
    expect(await reserved(shop)).toBe(2);
  });

  it('leave the session’s cart unchanged when there are too many [finding H4]', async () => {
    const shop = await limited({ OPEN_ORDERS_PER_SESSION: '1' });
    await order(shop, { s: SESSION });
    const cart = [lineOf(BRITTLE, 2)];
    const url = `/api/cart/update?s=${SESSION}`;
    await shop.app.inject({ method: 'POST', url, payload: { s: SESSION, cart } });
    const rejected = await sendCheckout(shop, checkoutBody(cart), { key: 'checkout-of-more' });
    expect(rejected.statusCode).toBe(429);
    const again = await shop.app.inject({ method: 'POST', url, payload: { s: SESSION, cart } });
    expect(again.json().body.cart).toMatchObject([{ prd_id: BRITTLE.prd_id, qty: 2 }]);
  });

  it('do not stop the same checkout from finding its order again [finding H4]', async () => {
    const shop = await limited({ OPEN_ORDERS_PER_SESSION: '1' });
    const body = checkoutBody([lineOf(OOLONG, 1)]);
    const first = await sendCheckout(shop, body, { key: 'one-key-for-both' });
    expect((await sendCheckout(shop, body, { key: 'one-key-for-both' })).json()).toEqual(
      first.json(),
    );
  });
});

describe('checkout, pay and pubPay', () => {
  it('are limited per address in ten minutes, with the time to wait [finding H4]', async () => {
    const shop = await limited({ ORDER_CALLS_PER_ADDRESS: '2' });
    const body = checkoutBody([lineOf(OOLONG, 1)]);
    const from = '203.0.113.9';
    const { data } = (await sendCheckout(shop, body, { from })).json();
    const call = (path: string) =>
      shop.app.inject({
        method: 'POST',
        remoteAddress: from,
        url: `/api/cart/${path}`,
        payload: {},
      });
    await sendCheckout(shop, body, { from });
    const rejected = await sendCheckout(shop, body, { from });
    expect([rejected.statusCode, rejected.json().msg[0].Code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    for (const path of ['pay', 'pubPay']) {
      const url = `${path}/${data.guid}?s=${SESSION}`;
      const statuses = [];
      for (const _ of [1, 2, 3]) statuses.push((await call(url)).statusCode);
      expect(statuses[2]).toBe(429);
      expect(statuses.slice(0, 2)).not.toContain(429);
    }
    expect((await sendCheckout(shop, body, { from: '203.0.113.10' })).statusCode).toBe(200);
  });
});
