import { eq, inArray } from 'drizzle-orm';
import {
  orderLines,
  orders,
  products,
  stockReservations,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { addSet, addTeaSet, TEA_PARTS, TEA_SET } from '../../../../testing/goods/tea-set.ts';
import { BRITTLE, OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { choose, openPayment } from '../../../../testing/orders/sandbox.ts';
import { operatorOf } from '../../../../testing/people/operator.ts';
import { replaceSetParts } from '../../../goods/catalog/set-repository.ts';
import { paymentProvider } from '../../payment/provider.ts';
import { sweepOrders } from '../paying/sweeper.ts';

const MINUTE = 60_000;

/** The browser's line of a set, with what it displays of the content. */
const setLine = (qty: number, parts = TEA_PARTS) => lineOf(TEA_SET, qty, { tot_qty: 10, parts });

const IDS = [TEA_SET.prd_id, OOLONG.prd_id, BRITTLE.prd_id];

async function open(shop = testApp()) {
  const opened = await shop;
  await addTeaSet(opened);
  const { db } = opened;
  return {
    ...opened,
    buy: (lines: ReturnType<typeof lineOf>[], s = SESSION) =>
      sendCheckout(opened, checkoutBody(lines), { s }),
    /** Reserved and physical units by id. */
    stock: async () =>
      Object.fromEntries(
        (await db.select().from(variants).where(inArray(variants.var_id, IDS))).map((one) => [
          one.var_id,
          [one.reserved, one.on_hand],
        ]),
      ),
    sold: async () =>
      Object.fromEntries(
        (await db.select().from(products).where(inArray(products.prd_id, IDS))).map((one) => [
          one.prd_id,
          one.sold_out_qty,
        ]),
      ),
    change: (id: string, values: Partial<typeof variants.$inferInsert>) =>
      db.update(variants).set(values).where(eq(variants.var_id, id)),
    sweep: (ms: number) => {
      opened.clock.advance(ms);
      const provider = paymentProvider(opened.app, { ...opened, clock: opened.clock.now });
      return sweepOrders(db, { provider, ...opened.config, now: opened.clock.now() });
    },
  };
}

const pay = async (shop: TestApp, answer: Awaited<ReturnType<typeof sendCheckout>>) =>
  choose(shop, await openPayment(shop, answer.json().data.html), 'card');

describe('an order of sets', () => {
  it('reserves all parts, together with lines of the same goods, and stores what it contained [T17]', async () => {
    const shop = await open();
    const answer = await shop.buy([setLine(2), lineOf(OOLONG, 3)]);
    expect(answer.statusCode).toBe(200);
    expect(await shop.stock()).toEqual({ G1: [0, 0], P0001: [7, 20], P0003: [2, 200] });
    const held = await shop.db.select().from(stockReservations);
    expect(held.map(({ prd_id, qty, state }) => [prd_id, qty, state]).sort()).toEqual([
      ['P0001', 7, 'held'],
      ['P0003', 2, 'held'],
    ]);
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.prd_id, 'G1'));
    expect(line).toMatchObject({ qty: 2, cost_wholesale: 800, parts: TEA_PARTS });
    const [order] = await shop.db.select().from(orders);
    expect(JSON.parse(order?.cart_json ?? '')[0]).toMatchObject({ parts: TEA_PARTS });
  });

  it('sells the parts when it is paid, and counts pieces of the set and of its parts [T17]', async () => {
    const shop = await open();
    await pay(shop, await shop.buy([setLine(2)]));
    expect(await shop.stock()).toEqual({ G1: [0, 0], P0001: [0, 16], P0003: [0, 198] });
    expect(await shop.sold()).toEqual({ G1: 2, P0001: 1204, P0003: 622 });
  });

  it('gives everything back when the shop cancels it after payment [T17]', async () => {
    const shop = await open();
    const answer = await shop.buy([setLine(2)]);
    await pay(shop, answer);
    // A later change of the set changes nothing of what is given back.
    await replaceSetParts(shop.db, [{ prd_id: 'G1', parts: [{ prd_id: 'P0002', qty: 1 }] }]);
    const { ord_code } = answer.json().data;
    const cancelled = await operatorOf(shop)('POST', `orders/${ord_code}/refund`, {
      ...{ code: ord_code, version: '*', reason: '缺貨' },
    });
    expect(cancelled.statusCode).toBe(200);
    expect(await shop.stock()).toEqual({ G1: [0, 0], P0001: [0, 20], P0003: [0, 200] });
    expect(await shop.sold()).toEqual({ G1: 0, P0001: 1200, P0003: 620 });
  });

  it('releases its parts when it expires, and reserves the parts as sold when it is paid again [T17]', async () => {
    const shop = await open();
    const { guid } = (await shop.buy([setLine(2)])).json().data;
    await shop.sweep(31 * MINUTE);
    expect(await shop.stock()).toMatchObject({ P0001: [0, 20], P0003: [0, 200] });
    await replaceSetParts(shop.db, [{ prd_id: 'G1', parts: [{ prd_id: 'P0002', qty: 1 }] }]);
    const url = `/api/cart/pubPay/${guid}?s=${SESSION}`;
    const payload = { acc_email: 'guest@pinpu.test' };
    expect((await shop.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    expect(await shop.stock()).toMatchObject({ P0001: [4, 20], P0003: [2, 200] });
  });

  it('takes no part where one is missing, and names the set [T17]', async () => {
    const shop = await open();
    await shop.change('P0003', { on_hand: 1 });
    const answer = await shop.buy([setLine(2)]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg[0]).toEqual({
      Code: 'STOCK_CHANGED',
      Message: '「茶點禮盒」可購買的數量由 2 調整為 1。',
    });
    expect(await shop.stock()).toMatchObject({ P0001: [0, 20], P0003: [0, 1] });
  });

  it('is sold with parts that are off sale, but not when the set itself is [T17]', async () => {
    const shop = await open();
    await shop.db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'P0003'));
    expect((await shop.buy([setLine(1)])).statusCode).toBe(200);
    await shop.db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'G1'));
    const late = await shop.buy([setLine(1)], 'another-session');
    expect(late.json().msg[0].Message).toBe('「茶點禮盒」已下架，已從購物車移除。');
  });

  it('never takes pre-orders of a part [T17]', async () => {
    const shop = await open();
    await shop.change('P0001', { on_hand: 0, pre_open: true, pre_left: 50 });
    expect((await shop.buy([setLine(1)])).statusCode).toBe(409);
    const { body } = (await shop.app.inject('/api/product/G1')).json();
    expect(body.tot_qty).toBe(0);
  });
});

/** The embedded database runs one transaction at a time, so it can't show an oversell or a deadlock. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('buyers at once, on PostgreSQL', () => {
  it('of sets that share parts, and of the parts, oversell nothing and never deadlock [T17]', async () => {
    const shop = await open();
    await addSet(shop, {
      ...{ prd_id: 'G2', prd_name: '糖茶組', price: 900 },
      parts: [...TEA_PARTS].reverse().map((part) => ({ ...part, qty: 1 })),
    });
    await shop.change('P0001', { on_hand: 25 });
    await shop.change('P0003', { on_hand: 25 });
    const second = lineOf({ prd_id: 'G2', prd_name: '糖茶組', price: 900 }, 1, { tot_qty: 9 });
    const carts = [
      [setLine(1)],
      [second, setLine(1)],
      [lineOf(OOLONG, 1)],
      [lineOf(BRITTLE, 1), second],
    ];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        sendCheckout(
          shop,
          checkoutBody(carts[i % carts.length] ?? [], { cus_email: `b-${i}@pinpu.test` }),
          { s: `buyer-number-${i}`, from: `203.0.113.${i}` },
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    await Promise.all(
      answers.filter(({ statusCode }) => statusCode === 200).map((answer) => pay(shop, answer)),
    );
    const taken = await shop.db.select().from(stockReservations);
    const sum = (id: string) =>
      taken.filter(({ prd_id }) => prd_id === id).reduce((all, { qty }) => all + qty, 0);
    const { P0001 = [], P0003 = [] } = await shop.stock();
    expect([P0001, P0003]).toEqual([
      [0, 25 - sum('P0001')],
      [0, 25 - sum('P0003')],
    ]);
    // What is left is too little for any buyer that was turned away.
    expect(P0001[1]).toBe(0);
  });
});
