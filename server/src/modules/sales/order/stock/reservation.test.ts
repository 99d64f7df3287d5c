import { eq } from 'drizzle-orm';
import {
  orders,
  outboxMails,
  refundTasks,
  stockReservations,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { choose, openPayment } from '../../../../testing/orders/sandbox.ts';
import { paymentProvider } from '../../payment/provider.ts';
import { sweepOrders } from '../paying/sweeper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const KEY = 'the-key-of-this-cart';
const BODY = checkoutBody([lineOf(OOLONG, 2)]);

const oolong = async ({ db }: TestApp) =>
  (await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id)))[0];

async function placed(env: Record<string, string> = {}) {
  const shop = await testApp({ env });
  const { data } = (await sendCheckout(shop, BODY, { key: KEY })).json();
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
    press: (choice: string) => choose(shop, page, choice),
    order: async () => (await shop.db.select().from(orders))[0],
    /** The order's status, its reserved units, and the end of the reservation, in minutes after the order was made. */
    state: async () => {
      const [order] = await shop.db.select().from(orders);
      const [reservation] = await shop.db
        .select()
        .from(stockReservations)
        .where(eq(stockReservations.state, 'held'));
      const until = (reservation?.expires_at.getTime() ?? 0) - (order?.c_date.getTime() ?? 0);
      return [order?.status, (await oolong(shop))?.reserved, reservation ? until / MINUTE : null];
    },
    sellOut: () => shop.db.update(variants).set({ on_hand: 1 }).where(eq(variants.var_id, 'P0001')),
  };
}

describe('the reservation of an order that is paid online', () => {
  it('lasts half an hour from each payment that is begun [finding H4]', async () => {
    const { state, repay, pass } = await placed();
    expect(await state()).toEqual([2, 2, 30]);
    await pass(20 * MINUTE);
    await repay();
    expect(await state()).toEqual([2, 2, 50]);
    await pass(40 * MINUTE);
    expect(await state()).toEqual([2, 0, null]);
    expect((await repay()).statusCode).toBe(200);
    expect(await state()).toEqual([2, 2, 90]);
  });

  it('ends a day after the order was made, however often it is paid again [finding H4]', async () => {
    const { state, repay, pass } = await placed();
    await pass(23 * HOUR + 45 * MINUTE);
    expect((await repay()).statusCode).toBe(200);
    expect(await state()).toEqual([2, 2, 24 * 60]);
    await pass(15 * MINUTE);
    const late = await repay();
    expect([late.statusCode, late.json().msg[0].Code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
    expect(late.json().msg[0].Message).toContain('已超過付款期限');
    await pass(MINUTE);
    expect(await state()).toEqual([0, 0, null]);
  });

  it('is extended for an issued number until three days after its deadline [finding H4]', async () => {
    const { state, press, order } = await placed();
    await press('atm');
    const [status, reserved, minutes] = await state();
    const row = await order();
    const deadline = (row?.pay_deadline?.getTime() ?? 0) - (row?.c_date.getTime() ?? 0);
    expect([status, reserved, minutes]).toEqual([6, 2, deadline / MINUTE + 3 * 24 * 60]);
  });

  it('is renewed where a number is issued later, and not beyond the limits [finding H4]', async () => {
    const within = await placed();
    await within.pass(31 * MINUTE);
    await within.press('atm');
    expect(await within.state()).toMatchObject([6, 2, expect.any(Number)]);

    const full = await placed({ OPEN_ORDERS_IN_TOTAL: '1' });
    await full.pass(31 * MINUTE);
    await sendCheckout(full, checkoutBody([lineOf(OOLONG, 1)]), { s: 'another-session' });
    await full.press('atm');
    expect((await oolong(full))?.reserved).toBe(1);
  });

  it('is renewed by the same checkout sent again, within the limits [finding H4]', async () => {
    const { state, pass, ...shop } = await placed({ OPEN_ORDERS_PER_SESSION: '1' });
    await pass(31 * MINUTE);
    expect((await sendCheckout(shop, BODY, { key: KEY })).statusCode).toBe(200);
    expect(await state()).toEqual([2, 2, 61]);
    await pass(31 * MINUTE);
    await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]), { key: 'another-key' });
    expect((await sendCheckout(shop, BODY, { key: KEY })).statusCode).toBe(429);
    expect((await oolong(shop))?.reserved).toBe(1);
  });
});

describe('money that arrives after the reservation', () => {
  it('buys the goods where they are still there [finding H4]', async () => {
    const { state, press, pass, ...shop } = await placed();
    await pass(31 * MINUTE);
    await press('card');
    expect(await state()).toEqual([3, 0, null]);
    expect((await oolong(shop))?.on_hand).toBe(18);
  });

  it('is owed back where they are sold, and the order is cancelled with a mail [finding H4]', async () => {
    const { state, press, pass, sellOut, db, ...shop } = await placed();
    await pass(31 * MINUTE);
    await sellOut();
    await press('card');
    expect(await state()).toEqual([0, 0, null]);
    expect(await oolong({ ...shop, db })).toMatchObject({ on_hand: 1 });
    expect(await db.select().from(refundTasks)).toMatchObject([{ reason: 'late', amount: 1300 }]);
    const mails = await db.select().from(outboxMails);
    const cancelled = mails.filter(({ kind }) => kind === 'order-cancelled');
    expect(cancelled).toMatchObject([
      { text: expect.stringContaining('已付的款項將依原付款方式退還') },
    ]);
  });
});
