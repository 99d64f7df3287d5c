import { eq } from 'drizzle-orm';
import {
  orderLines,
  orders,
  products,
  stockReservations,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { oolongUnits, openPreorders, SHIPS } from '../../../../testing/goods/preorder.ts';
import { BEAUTY, OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { choose, openPayment } from '../../../../testing/orders/sandbox.ts';
import { paymentProvider } from '../../payment/provider.ts';
import { sweepOrders } from '../paying/sweeper.ts';
import { releaseSoldStock } from './stock-repository.ts';

const MINUTE = 60_000;

const preordered = (qty: number, preorder = SHIPS) =>
  lineOf(OOLONG, qty, { tot_qty: 10, preorder });
const BODY = checkoutBody([preordered(3), lineOf(BEAUTY, 1)]);

const soldUnits = async ({ db }: TestApp) => {
  const [row] = await db.select().from(products).where(eq(products.prd_id, OOLONG.prd_id));
  return (row?.sold_out_qty ?? 0) - (OOLONG.sold_out_qty ?? 0);
};

/** A shop with an order of three pre-ordered pieces and one in stock. */
async function placed() {
  const shop = await testApp();
  await openPreorders(shop);
  const answer = await sendCheckout(shop, BODY);
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  const page = await openPayment(shop, data.html);
  const provider = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
  const url = `/api/cart/pubPay/${data.guid}?s=${SESSION}`;
  return {
    ...shop,
    pass: async (ms: number) => {
      shop.clock.advance(ms);
      await sweepOrders(shop.db, { provider, ...shop.config, now: shop.clock.now() });
    },
    repay: () => shop.app.inject({ method: 'POST', url, payload: { acc_email: BODY.cus_email } }),
    pay: () => choose(shop, page, 'card'),
    status: async () => (await shop.db.select().from(orders))[0]?.status,
  };
}

describe('a pre-order', () => {
  it('takes from its quota and not from the stock, and its line has the day [T16]', async () => {
    const shop = await placed();
    expect(await oolongUnits(shop)).toEqual([0, 0, 7]);
    const lines = await shop.db.select().from(orderLines);
    expect(lines.map(({ prd_id, preorder }) => [prd_id, preorder]).sort()).toEqual([
      [OOLONG.prd_id, SHIPS],
      [BEAUTY.prd_id, ''],
    ]);
  });

  it('returns to the quota when its reservation ends, and is taken again when it is paid again [T16]', async () => {
    const shop = await placed();
    await shop.pass(31 * MINUTE);
    expect(await oolongUnits(shop)).toEqual([0, 0, 10]);
    expect((await shop.repay()).statusCode).toBe(200);
    expect(await oolongUnits(shop)).toEqual([0, 0, 7]);
  });

  it('is rejected when it is paid again, where the quota was taken meanwhile [T16]', async () => {
    const shop = await placed();
    await shop.pass(31 * MINUTE);
    await shop.db.update(variants).set({ pre_left: 2 }).where(eq(variants.var_id, OOLONG.prd_id));
    expect((await shop.repay()).statusCode).toBe(409);
    expect(await oolongUnits(shop)).toEqual([0, 0, 2]);
  });

  it('counts as sold once it is paid, and returns to the quota when the order is cancelled [T16]', async () => {
    const shop = await placed();
    await shop.pay();
    expect([await shop.status(), await soldUnits(shop)]).toEqual([3, 3]);
    expect(await oolongUnits(shop)).toEqual([0, 0, 7]);
    const [row] = await shop.db.select().from(orders);
    await shop.db.transaction((tx) => releaseSoldStock(tx, row?.ord_id ?? '', shop.clock.now()));
    expect([await oolongUnits(shop), await soldUnits(shop)]).toEqual([[0, 0, 10], 0]);
  });

  it('does not return to the quota of another round [T16]', async () => {
    const shop = await placed();
    await openPreorders(shop, { pre_left: 50, ships: '2027-01-15' });
    await shop.pass(31 * MINUTE);
    expect(await oolongUnits(shop)).toEqual([0, 0, 50]);
    expect((await shop.repay()).statusCode).toBe(409);
    expect(await oolongUnits(shop)).toEqual([0, 0, 50]);
  });

  it('stays one when goods arrive in stock before it is paid [T16]', async () => {
    const shop = await placed();
    await shop.db.update(variants).set({ on_hand: 5 }).where(eq(variants.var_id, OOLONG.prd_id));
    await shop.pay();
    expect(await oolongUnits(shop)).toEqual([5, 0, 7]);
    const held = await shop.db.select().from(stockReservations);
    expect(held.map(({ state, preorder }) => [state, preorder]).sort()).toEqual([
      ['committed', ''],
      ['committed', SHIPS],
    ]);
  });
});

/** The embedded database runs one transaction at a time, so it can't show an oversell. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('on PostgreSQL', () => {
  it('fifty buyers at once get exactly the ten pieces of the quota [T16]', async () => {
    const shop = await testApp();
    await openPreorders(shop);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        sendCheckout(shop, checkoutBody([preordered(1)], { cus_email: `b${i}@pinpu.test` }), {
          ...{ s: `buyer-number-${i}`, from: `203.0.113.${i}` },
        }),
      ),
    );
    const counts = [200, 409].map(
      (status) => answers.filter(({ statusCode }) => statusCode === status).length,
    );
    expect([counts, await oolongUnits(shop)]).toEqual([
      [10, 40],
      [0, 0, 0],
    ]);
  });
});
