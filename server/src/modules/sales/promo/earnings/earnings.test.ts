import { ORDER_STATUS } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import {
  members,
  orders,
  promoOrders,
  promoTallies,
  settings,
} from '../../../../platform/db/schema/index.ts';
import {
  OOLONG,
  PROMOTER,
  PROMOTER_CODE,
  type TestApp,
  testApp,
} from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { signedIn } from '../../../../testing/people/signed-in-member.ts';
import { countedOrders, recountedOrders } from '../../../../testing/promo/promo-counts.ts';
import { promotedOrder, type SoldLine } from '../../../../testing/promo/promoted-order.ts';
import { numbersFrom, oneOf } from '../../../../testing/seeded-numbers.ts';
import { deleteTallies } from './repository.ts';
import { mergeTallies } from './service.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const stats = async () => {
  const { headers } = await signedIn(shop.db, shop.clock.now(), PROMOTER.cus_id);
  return (await shop.app.inject({ url: '/api/vip/promo-stats', headers })).json().body;
};
const promoOrder = async () => (await shop.db.select().from(promoOrders))[0];

const priced = (qty: number) => lineOf({ ...OOLONG, price: OOLONG.price1 ?? 0 }, qty);
const buy = (change: object, headers = {}) =>
  sendCheckout(shop, checkoutBody([priced(2)], { promo_code: PROMOTER_CODE, ...change }), {
    headers,
  });
const PROFIT = 2 * ((OOLONG.price1 ?? 0) - (OOLONG.cost_wholesale ?? 0));

describe('profit of an order for its promoter [defect 9] [G7]', () => {
  it('is decided when it is placed', async () => {
    expect((await buy({})).statusCode).toBe(200);
    expect(PROFIT).toBeGreaterThan(0);
    expect(await promoOrder()).toMatchObject({
      cus_id: PROMOTER.cus_id,
      code: PROMOTER_CODE,
      month: '2026-11',
      own: false,
      profit: PROFIT,
    });
    expect((await stats())['2026-11'].total).toMatchObject({ count: 1, amount: PROFIT });
  });

  it("is nothing by the shop's own code", async () => {
    expect((await buy({ promo_code: 'PINPU' })).statusCode).toBe(200);
    expect(await promoOrder()).toBeUndefined();
    expect(await stats()).toEqual({});
  });

  it.each([
    ['signed in', true, 'somebody@pinpu.test'],
    ['as a guest under the same e-mail', false, ' Promoter@Pinpu.test'],
  ])('is nothing where the promoter buys %s', async (_how, isMember, cus_email) => {
    const { headers } = await signedIn(shop.db, shop.clock.now(), PROMOTER.cus_id);
    await buy({ cus_email }, isMember ? headers : {});
    expect(await promoOrder()).toMatchObject({ own: true, profit: 0 });
    expect((await stats())['2026-11'].total).toMatchObject({ count: 1, amount: 0 });
  });

  it('the promoter’s own purchases bring as much where the shop’s setting counts them', async () => {
    const row = { name: 'promo_own_purchases', value: true, u_date: shop.clock.now() };
    await shop.db.insert(settings).values(row);
    await buy({ cus_email: PROMOTER.acc_email });
    expect(await promoOrder()).toMatchObject({ own: true, profit: PROFIT });
  });

  it('stays after the promoter loses the status, and is not counted once the order is cancelled', async () => {
    await buy({});
    await shop.db.update(members).set({ status: 0 });
    await shop.db.update(orders).set({ status: ORDER_STATUS.paid });
    await shop.db.update(members).set({ status: 1 });
    expect((await stats())['2026-11'].paid).toMatchObject({ count: 1, amount: PROFIT });
    await shop.db.update(orders).set({ status: ORDER_STATUS.cancelled });
    const { paid, total } = (await stats())['2026-11'];
    expect([paid.count, paid.amount, total.count, total.amount]).toEqual([0, 0, 0, 0]);
  });
});

const STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 88, 99] as const;
const TALLIES = { fulfilled: [99], paid: [3], total: [2, 3, 4, 5, 6, 7, 99] };
const HOUR = 3_600_000;

/** Orders of 18 months, and their profits computed independently: in fractions of a dollar, rounded at the end. */
async function eighteenMonths() {
  const draw = numbersFrom(20261122);
  const expected: { month: string; status: number; profit: number }[] = [];
  for (let n = 0; n < 180; n += 1) {
    const ord_date = new Date(shop.clock.now().getTime() - draw(18 * 30 * 24) * HOUR);
    const status = oneOf(STATUSES, draw);
    const lines = Array.from({ length: 1 + draw(4) }, (_, at): SoldLine => {
      const price = 50 + draw(900);
      return [price, oneOf([0, price - draw(300), price + draw(20)], draw), 1 + draw(3), `T${at}`];
    });
    const goods = lines.reduce((sum, [price, , qty]) => sum + price * qty, 0);
    const discount = oneOf([0, 0, 100, Math.ceil(goods / 7), goods], draw);
    const dis_inv_amt = Math.min(discount, goods);
    await promotedOrder(
      shop.db,
      { promo_code: PROMOTER_CODE, status, ord_date, dis_inv_amt },
      lines,
    );
    let upTo = 0;
    let profit = 0;
    for (const [price, cost, qty] of lines) {
      const from = Math.floor((dis_inv_amt * upTo) / goods);
      upTo += price * qty;
      const left = (price - cost) * qty - (Math.floor((dis_inv_amt * upTo) / goods) - from);
      if (cost > 0 && left > 0) profit += left;
    }
    const taipei = new Date(ord_date.getTime() + 8 * HOUR).toISOString();
    expected.push({ month: taipei.slice(0, 7), status, profit });
  }
  return expected;
}

describe('counts of promoters’ earnings', () => {
  it('are right to the dollar over 18 months, of which the report shows six [G5] [defect 9]', async () => {
    const expected = await eighteenMonths();
    const report = await stats();
    expect(Object.keys(report)).toHaveLength(6);
    for (const [month, figures] of Object.entries<never>(report)) {
      for (const [name, statuses] of Object.entries(TALLIES)) {
        const found = expected.filter(
          (one) => one.month === month && statuses.includes(one.status),
        );
        const amount = found.reduce((sum, { profit }) => sum + profit, 0);
        expect([month, name, figures[name]]).toMatchObject([
          month,
          name,
          { count: found.length, amount },
        ]);
      }
    }
    const older = expected.filter(({ month, status }) => status !== 1 && !(month in report));
    expect(older.length).toBeGreaterThan(80);
    expect(await countedOrders(shop.db)).toEqual(await recountedOrders(shop.db));
    await mergeTallies(shop.db);
    expect(await countedOrders(shop.db)).toEqual(await recountedOrders(shop.db));
    expect(await stats()).toEqual(report);
  });

  it('equal a recount after moves and merges at once, in every order [defect 9]', async () => {
    const draw = numbersFrom(7);
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1)
      ids.push(
        await promotedOrder(
          shop.db,
          { promo_code: PROMOTER_CODE, status: 2, ord_date: shop.clock.now() },
          [
            [400, 300, 1 + draw(3)],
            [250, 200, 1],
          ],
        ),
      );
    const moves = ids.flatMap((ord_id) =>
      [3, 99, 0, 88, 2, 5].map((status) => ({ ord_id, status })),
    );
    for (const round of [moves, moves.toReversed()]) {
      await Promise.all(
        round.map(async ({ ord_id, status }, n) => {
          await shop.db.transaction((tx) =>
            tx.update(orders).set({ status }).where(eq(orders.ord_id, ord_id)),
          );
          if (n % 6 === 0) await mergeTallies(shop.db);
        }),
      );
      const recount = await recountedOrders(shop.db);
      expect(recount.length).toBeGreaterThan(0);
      expect(await countedOrders(shop.db)).toEqual(recount);
      await mergeTallies(shop.db);
      expect(await countedOrders(shop.db)).toEqual(recount);
    }
  });

  it('counts of an erased promoter are gone, and are not written anew by a merge [finding L22]', async () => {
    const { cus_id } = PROMOTER;
    const of = { cus_id, month: '2026-11', code: PROMOTER_CODE, prd_id: '', status: 3, orders: 1 };
    for (let round = 0; round < 8; round += 1) {
      await shop.db.insert(promoTallies).values(Array.from({ length: 2000 }, () => of));
      const erase = () => shop.db.transaction((tx) => deleteTallies(tx, cus_id));
      await Promise.all([mergeTallies(shop.db), erase(), mergeTallies(shop.db)]);
      expect(await shop.db.$count(promoTallies, eq(promoTallies.cus_id, cus_id))).toBe(0);
    }
  });
});
