import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { MIGRATIONS_DIR } from '../../../../platform/db/migrations.ts';
import {
  orderLines,
  orderRequests,
  orders,
  promoOrders,
  refundTasks,
} from '../../../../platform/db/schema/index.ts';
import { PROMOTER, PROMOTER_CODE, type TestApp, testApp } from '../../../../testing/index.ts';
import { operatorOf } from '../../../../testing/people/operator.ts';
import { signedIn } from '../../../../testing/people/signed-in-member.ts';
import { countedOrders, recountedOrders } from '../../../../testing/promo/promo-counts.ts';
import { promotedOrder, type SoldLine } from '../../../../testing/promo/promoted-order.ts';
import { numbersFrom } from '../../../../testing/seeded-numbers.ts';
import { insertRefundTask } from '../../payment/refund-repository.ts';
import { mergeTallies } from './service.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const sold = (pay_amt: number, lines: readonly SoldLine[], change = {}) =>
  promotedOrder(
    shop.db,
    {
      promo_code: PROMOTER_CODE,
      status: 99,
      ord_date: shop.clock.now(),
      ship_date: shop.clock.now(),
      pay_amt,
      ...change,
    },
    lines,
  );
const payBack = (ord_id: string, amount: number) =>
  insertRefundTask(
    shop.db,
    { ord_id, trade_no: ord_id, amount, reason: 'returned' },
    shop.clock.now(),
  );
const reported = async () => {
  const { headers } = await signedIn(shop.db, shop.clock.now(), PROMOTER.cus_id);
  const answer = await shop.app.inject({ url: '/api/vip/promo-report/orders', headers });
  return answer.json().body.items;
};

describe('a return', () => {
  it('deducts the refunded share from the profit as soon as it is accepted [defect 9]', async () => {
    const lines: SoldLine[] = [
      [400, 300, 2],
      [200, 150, 1],
    ];
    const ord_id = await sold(1060, lines, { ord_code: 'PP1' });
    const ask = { id: 'r1', ord_id, kind: 'return', c_date: shop.clock.now() } as const;
    await shop.db.insert(orderRequests).values({ ...ask, u_date: shop.clock.now() });
    expect(await reported()).toMatchObject([{ profit: 250, asked: true, payable_on: '' }]);
    const move = { version: '*', amount: 400 };
    const answer = await operatorOf(shop)('POST', 'orders/PP1/accept', move);
    expect(answer.json().body.message).toContain('應退 NT$400');
    // The remaining shares: 250 × 660 / 1060 = 155.66 of the profit, 1000 × 660 / 1060 = 622.64 of the sales.
    const left = { profit: 155, returned: 95, sales: 622, asked: false, payable_on: '2026-12-02' };
    expect(await reported()).toMatchObject([left]);
  });

  it('a full return leaves no profit, and the refund of a second payment deducts nothing', async () => {
    const [whole, twice] = [await sold(500, [[400, 300, 1]]), await sold(500, [[400, 300, 1]])];
    await payBack(whole, 500);
    const task = { ord_id: twice, trade_no: 't', amount: 500, reason: 'twice' } as const;
    await insertRefundTask(shop.db, task, shop.clock.now());
    const profits = new Map(
      (await reported()).map((order: { ord_code: string; profit: number; returned: number }) => [
        order.ord_code,
        [order.profit, order.returned],
      ]),
    );
    expect(profits.get(whole)).toEqual([0, 100]);
    expect(profits.get(twice)).toEqual([100, 0]);
  });

  it('a return of any amount leaves no more than the exact share, and lines that add up to it', async () => {
    const draw = numbersFrom(991);
    const exact: [string, number][] = [];
    for (let n = 0; n < 60; n += 1) {
      const lines = Array.from({ length: 1 + draw(5) }, (): SoldLine => {
        const price = 20 + draw(900);
        return [price, [0, price - draw(20), price - draw(price)][draw(3)] ?? 0, 1 + draw(3)];
      });
      const paid = lines.reduce((sum, [price, , qty]) => sum + price * qty, 60);
      const profit = lines.reduce((s, [p, c, q]) => s + (c > 0 ? Math.max(0, p - c) * q : 0), 0);
      const back = [1, paid, draw(paid) + 1][n % 3] ?? 1;
      const ord_id = await sold(paid, lines);
      await payBack(ord_id, back);
      exact.push([ord_id, Number((BigInt(profit) * BigInt(paid - back)) / BigInt(paid))]);
    }
    for (const [ord_id, left] of exact) {
      const [order] = await shop.db
        .select()
        .from(promoOrders)
        .where(eq(promoOrders.ord_id, ord_id));
      const lines = await shop.db.select().from(orderLines).where(eq(orderLines.ord_id, ord_id));
      const linesLeft = lines.map(({ profit, returned_profit }) => profit - returned_profit);
      expect((order?.profit ?? 0) - (order?.returned_profit ?? 0)).toBe(left);
      expect(linesLeft.reduce((sum, one) => sum + one, 0)).toBe(left);
      expect(Math.min(...linesLeft)).toBeGreaterThanOrEqual(0);
    }
    const recount = await recountedOrders(shop.db);
    expect(await countedOrders(shop.db)).toEqual(recount);
    await mergeTallies(shop.db);
    expect(await countedOrders(shop.db)).toEqual(recount);
    await shop.db.update(orders).set({ status: 0 });
    expect(await countedOrders(shop.db)).toEqual(await recountedOrders(shop.db));
  });

  it('the upgrade deducts the returns of an earlier release', async () => {
    const ord_id = await sold(1000, [[400, 300, 2]]);
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE refund_tasks DISABLE TRIGGER refunds_taken_off`);
      const dates = { c_date: shop.clock.now(), u_date: shop.clock.now() };
      const task = { id: 't', ord_id, trade_no: 't', amount: 250, reason: 'returned' };
      await tx.insert(refundTasks).values({ ...task, ...dates });
      await tx.execute(sql`ALTER TABLE refund_tasks ENABLE TRIGGER refunds_taken_off`);
    });
    expect(await reported()).toMatchObject([{ profit: 200 }]);
    const text = readFileSync(join(MIGRATIONS_DIR, '0017_promo-returns.sql'), 'utf8');
    await shop.db.execute(sql.raw(text.split('--> statement-breakpoint').at(-1) ?? ''));
    expect(await reported()).toMatchObject([{ profit: 150, returned: 50 }]);
    expect(await countedOrders(shop.db)).toEqual(await recountedOrders(shop.db));
  });
});
