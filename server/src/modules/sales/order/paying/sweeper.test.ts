import { eq } from 'drizzle-orm';
import {
  orderEvents,
  orders,
  paymentAttempts,
  sandboxTrades,
  stockReservations,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { choose, openPayment } from '../../../../testing/orders/sandbox.ts';
import { paymentProvider } from '../../payment/provider.ts';
import { sweepOrders } from './sweeper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function placed() {
  const shop = await testApp();
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
  const page = await openPayment(shop, data.html);
  const provider = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
  const sweep = async (after: number) => {
    shop.clock.advance(after);
    await sweepOrders(shop.db, { provider, ...shop.config, now: shop.clock.now() });
    const [order] = await shop.db.select().from(orders);
    const [oolong] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.var_id, OOLONG.prd_id));
    return [order?.status, oolong?.reserved];
  };
  const set = (change: Partial<typeof orders.$inferInsert>) => shop.db.update(orders).set(change);
  return {
    ...shop,
    page,
    provider,
    sweep,
    set,
    press: (choice: string) => choose(shop, page, choice),
  };
}

describe('the sweeper', () => {
  it('cancels a draft after 30 minutes [B4]', async () => {
    const { sweep, set } = await placed();
    await set({ status: 1 });
    expect(await sweep(29 * MINUTE)).toEqual([1, 2]);
    expect(await sweep(2 * MINUTE)).toEqual([0, 0]);
  });

  it('cancels a placed order after a day without payment, and records it [B4]', async () => {
    const { sweep, db } = await placed();
    expect(await sweep(DAY)).toEqual([2, 0]);
    expect(await sweep(MINUTE)).toEqual([0, 0]);
    expect((await db.select().from(paymentAttempts))[0]?.status).toBe('superseded');
    expect((await db.select().from(orderEvents).orderBy(orderEvents.id)).at(-1)).toMatchObject({
      from_status: 2,
      to_status: 0,
      actor: 'sweeper',
    });
  });

  it('cancels a failed order a day after it was made, when it can be paid no more [B4]', async () => {
    const { sweep, press, clock } = await placed();
    clock.advance(HOUR);
    await press('fail');
    expect(await sweep(23 * HOUR)).toEqual([88, 0]);
    expect(await sweep(MINUTE)).toEqual([0, 0]);
  });

  it('ends the reservation of an order half an hour after its payment began, and leaves it payable [finding H4]', async () => {
    const { sweep, press } = await placed();
    expect(await sweep(30 * MINUTE)).toEqual([2, 2]);
    expect(await sweep(MINUTE)).toEqual([2, 0]);
    await press('card');
    expect(await sweep(0)).toEqual([3, 0]);
  });

  it('queries the gateway before it ends a reservation: a payment counts without its webhook [finding H4]', async () => {
    const { sweep, db } = await placed();
    await db.update(sandboxTrades).set({ state: 'paid', pay_way: 3 });
    expect(await sweep(31 * MINUTE)).toEqual([3, 0]);
  });

  it('fails an order with an issued number three days after its deadline [B4]', async () => {
    const { sweep, press } = await placed();
    await press('atm');
    expect(await sweep(6 * DAY)).toEqual([6, 2]);
    expect(await sweep(MINUTE)).toEqual([88, 0]);
  });

  it.each([
    ['a placed order', 2, DAY],
    ['an issued number', 6, 6 * DAY],
    ['a lease', 7, 0],
  ])(
    'queries the gateway before it cancels %s: a payment counts without its webhook',
    async (_what, status, age) => {
      const { sweep, set, db, clock } = await placed();
      await set({
        status,
        pay_deadline: new Date(clock.now().getTime() + 3 * DAY),
        lease_until: clock.now(),
      });
      await db.update(sandboxTrades).set({ state: 'paid', pay_way: 3 });
      expect(await sweep(age + MINUTE)).toEqual([3, 0]);
    },
  );

  it('returns a processing order to placed when the gateway knows no trade [B4]', async () => {
    const { sweep, set, clock } = await placed();
    await set({ status: 7, lease_until: new Date(clock.now().getTime() + 15 * MINUTE) });
    expect(await sweep(15 * MINUTE)).toEqual([7, 2]);
    expect(await sweep(MINUTE)).toEqual([2, 2]);
  });

  it.each([3, 4, 5, 99, 0])('never touches an order of status %d [B4]', async (status) => {
    const { sweep, set } = await placed();
    await set({ status });
    expect(await sweep(400 * DAY)).toEqual([status, 2]);
  });

  it('reaches an order behind a hundred that fail, and tries those again later [finding M11]', async () => {
    const { db, provider, clock, config } = await placed();
    await db.delete(stockReservations);
    const [first] = await db.select().from(orders);
    const [attempt] = await db.select().from(paymentAttempts);
    if (!first || !attempt) throw new Error('there is no order');
    const failing = Array.from({ length: 100 }, (_, n) => `fails-${n}`);
    const before = new Date(clock.now().getTime() - 1);
    const copies = failing.map((id) => ({
      ...first,
      ord_id: id,
      guid: id,
      ord_code: id,
      c_date: before,
    }));
    await db.insert(orders).values(copies);
    await db
      .insert(paymentAttempts)
      .values(failing.map((id) => ({ ...attempt, attempt_id: id, trade_no: id, ord_id: id })));
    const queried: string[] = [];
    const query = async ({ trade_no }: { trade_no: string }) => {
      queried.push(trade_no);
      if (trade_no.startsWith('fails')) throw new Error('no answer');
      return null;
    };
    const run = () =>
      sweepOrders(db, { ...config, provider: { ...provider, query }, now: clock.now() });
    clock.advance(DAY + MINUTE);
    await expect(run()).rejects.toThrow('could not be swept');
    expect(queried.toSorted()).toEqual(failing.toSorted());
    clock.advance(MINUTE);
    await run();
    expect(queried.slice(100)).toEqual([attempt.trade_no]);
    expect(await db.$count(orders, eq(orders.status, 0))).toBe(1);
    clock.advance(MINUTE);
    await expect(run()).rejects.toThrow('could not be swept');
    expect(queried).toHaveLength(201);
    clock.advance(3 * MINUTE);
    await run();
    expect(queried).toHaveLength(201);
  });

  it('leaves an order unchanged when the gateway is unreachable, and reports it', async () => {
    const { db, provider, clock, config } = await placed();
    clock.advance(2 * DAY);
    const unreachable = { ...provider, query: () => Promise.reject(new Error('no answer')) };
    const settlement = { provider: unreachable, ...config, now: clock.now() };
    await expect(sweepOrders(db, settlement)).rejects.toThrow('could not be swept');
    expect((await db.select().from(orders))[0]?.status).toBe(2);
  });
});
