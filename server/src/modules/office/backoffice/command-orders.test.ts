import { taipeiDate } from '@pinpu/shared/domain';
import {
  members,
  orderEvents,
  orders,
  outboxMails,
  paymentAttempts,
  refundTasks,
  stockReservations,
} from '../../../platform/db/schema/index.ts';
import { storedProduct } from '../../../testing/goods/goods.ts';
import { OOLONG, PROMOTER, PROMOTER_CODE, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { choose, formOf, openPayment, sendWebhook } from '../../../testing/orders/sandbox.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { operatorOf } from '../../../testing/people/operator.ts';
import { RESULT } from '../../sales/payment/providers/sandbox/protocol.ts';

async function placed(env: Record<string, string> = {}) {
  const shop = await testApp({ env });
  const before = await storedProduct(shop, OOLONG.prd_id);
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
  const operate = operatorOf(shop);
  return {
    ...shop,
    code: data.ord_code as string,
    html: data.html as string,
    /** Orders of these statuses, with their facts for commands. */
    list: async (...statuses: number[]) => {
      const only = statuses.length > 0 ? `?statuses=${statuses.join(',')}` : '';
      const { orders: rows, command } = (await operate('GET', `orders${only}`)).json().body;
      const withFacts = (row: { ord_code: string }) => ({ ...row, ...command.facts[row.ord_code] });
      return { ...command, orders: rows.map(withFacts) };
    },
    before,
    move: async (move: string, ord_code = data.ord_code) => {
      const { body, msg } = (
        await operate('POST', `orders/${ord_code}/${move}`, { version: '*' })
      ).json();
      return (body?.message ?? msg[0].Message) as string;
    },
    pay: async () => choose(shop, await openPayment(shop, data.html), 'card'),
    set: (status: number) => shop.db.update(orders).set({ status }),
    order: async () => (await shop.db.select().from(orders))[0],
    stock: () => storedProduct(shop, OOLONG.prd_id),
    mails: async () => (await shop.db.select().from(outboxMails)).map(({ kind }) => kind),
  };
}

describe('the operator', () => {
  it('lists orders, newest first, by status', async () => {
    const { list, code } = await placed();
    expect(await list()).toMatchObject({
      total: 1,
      orders: [{ ord_code: code, status: 2, inv_amt: 1300, refund_due: 0 }],
    });
    expect(await list(99)).toMatchObject({ orders: [], total: 0 });
  });

  it('sees whose link brought an order, by name or else by e-mail [G7]', async () => {
    const { list, db } = await placed();
    const promoterOf = async () => (await list()).orders[0].promoter;
    expect(await promoterOf()).toBe('');
    await db.update(orders).set({ promo_code: 'PINPU' });
    expect(await promoterOf()).toBe('');
    await db.update(orders).set({ promo_code: PROMOTER_CODE });
    await db.update(members).set({ cus_name: '王小明' });
    expect(await promoterOf()).toBe('王小明');
    await db.update(members).set({ cus_name: '' });
    expect(await promoterOf()).toBe(PROMOTER.acc_email);
  });

  it('sees the provider of every payment attempt [finding C1]', async () => {
    const { list, pay, db } = await placed();
    await pay();
    const [paid] = await db.select().from(paymentAttempts);
    if (paid)
      await db.insert(paymentAttempts).values({
        ...paid,
        attempt_id: 'earlier',
        trade_no: 'PT0',
        provider: 'ecpay',
        status: 'superseded',
      });
    expect((await list()).orders).toMatchObject([{ status: 3, providers: ['ecpay', 'sandbox'] }]);
  });

  it('can neither see nor ship a sandbox payment as paid in a live shop, but can cancel it [finding C1]', async () => {
    const { list, pay, move, order } = await placed({ SHOP_MODE: 'live' });
    await pay();
    expect((await list(3)).orders).toMatchObject([{ status: 3, pretended: true }]);
    expect(await move('ship')).toMatch(/沒有收到款項，不能出貨。請用 refund 取消/);
    expect((await order())?.status).toBe(3);
    await move('refund');
    expect((await order())?.status).toBe(0);
  });

  it.each([4, 5])(
    'is warned of orders of status %d that reserve stock unshipped for a week [finding H4]',
    async (status) => {
      const { list, set, clock } = await placed();
      const warning = async () => (await list(3)).unshipped;
      const none = { orders: 0, units: 0 };
      await set(status);
      clock.advance(7 * 86_400_000);
      expect(await warning()).toEqual(none);
      clock.advance(1000);
      expect(await warning()).toEqual({ orders: 1, units: 2 });
      await set(2);
      expect(await warning()).toEqual(none);
    },
  );

  it('is warned of a pre-order a week after its day, not after the order [T16]', async () => {
    const { list, set, clock, db } = await placed();
    await set(5);
    const day = taipeiDate(new Date(clock.now().getTime() + 20 * 86_400_000));
    await db.update(stockReservations).set({ preorder: day });
    clock.advance(26 * 86_400_000);
    expect((await list(3)).unshipped.orders).toBe(0);
    clock.advance(2 * 86_400_000);
    expect((await list(3)).unshipped.orders).toBe(1);
  });

  it('is rejected without the key', async () => {
    const { app, code } = await placed();
    const headers = { authorization: 'Bearer guessed' };
    for (const path of ['orders', `orders/${code}`, 'order-requests'])
      expect((await app.inject({ url: `/api/backoffice/${path}`, headers })).statusCode).toBe(401);
    const url = `/api/backoffice/orders/${code}/cancel`;
    const payload = { version: '*' };
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(401);
  });

  it('alone may act on any version of an order', async () => {
    const shop = await placed();
    const admin = await atBackoffice(shop);
    const answer = await admin.send('POST', `orders/${shop.code}/cancel`, { version: '*' });
    expect(answer.json().msg[0].Code).toBe('ORDER_CHANGED');
    expect((await shop.order())?.status).toBe(2);
  });

  it('ships a paid order, and the buyer gets a mail [B4]', async () => {
    const { pay, move, order, code, mails, stock, before } = await placed();
    await pay();
    expect(await move('ship')).toBe(`訂單 ${code} 已出貨。`);
    expect(await order()).toMatchObject({ status: 99, ship_date: expect.any(Date) });
    expect(await mails()).toContain('order-shipped');
    expect((await stock())?.on_hand).toBe((before?.on_hand ?? 0) - 2);
  });

  it('ships a cash-on-delivery order, which then counts as paid [B4]', async () => {
    const { set, move, order, stock, before } = await placed();
    await set(5);
    await move('ship');
    expect(await order()).toMatchObject({ status: 99, pay_amt: 1300 });
    expect(await stock()).toMatchObject({ on_hand: (before?.on_hand ?? 0) - 2, reserved: 0 });
  });

  it('cancels an unpaid order: the stock is released, the buyer gets a mail [B4]', async () => {
    const { move, order, stock, mails, db } = await placed();
    await move('cancel');
    expect((await order())?.status).toBe(0);
    expect((await stock())?.reserved).toBe(0);
    expect(await mails()).toContain('order-cancelled');
    expect((await db.select().from(orderEvents).orderBy(orderEvents.id)).at(-1)).toMatchObject({
      from_status: 2,
      to_status: 0,
      actor: 'admin',
    });
  });

  it('refunds a paid order: the stock is restored, the refund is due until it is marked as done [B4]', async () => {
    const { pay, move, order, stock, before, db, code } = await placed();
    await pay();
    expect(await move('refund')).toMatch(/應退 NT\$1,300/);
    expect((await order())?.status).toBe(0);
    expect(await stock()).toMatchObject({
      on_hand: before?.on_hand,
      sold_out_qty: before?.sold_out_qty,
      reserved: 0,
    });
    expect(await db.select().from(refundTasks)).toMatchObject([{ amount: 1300, status: 'open' }]);
    expect(await move('refund')).toBe(`訂單 ${code} 的退款 NT$1,300 已記錄為完成。`);
    expect(await db.select().from(refundTasks)).toMatchObject([{ status: 'done' }]);
    expect(await move('refund')).toMatch(/沒有待退的款項/);
  });

  it('sees what is owed for a payment of another amount, and marks it as done [B5]', async () => {
    const shop = await placed();
    const { trade_no = '' } = formOf(shop.html).fields;
    const fields = { trade_no, provider_trade_no: 'S1', amount: '1', pay_way: '3' };
    await sendWebhook(shop, { ...fields, code: RESULT.paid });
    expect((await shop.list()).orders).toMatchObject([{ status: 2, refund_due: 1 }]);
    await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]), { key: 'another-order-here' });
    const both = await shop.list();
    const owed = both.orders.map((row: { refund_due: number }) => row.refund_due);
    expect(owed.toSorted()).toEqual([0, 1]);
    expect(await shop.move('refund')).toMatch(/退款 NT\$1 已記錄為完成/);
    expect((await shop.order())?.status).toBe(2);
  });

  it.each([
    ['ship', 2, /目前是「待付款」，不能出貨/],
    ['ship', 0, /目前是「已取消」，不能出貨/],
    ['ship', 99, /目前是「已出貨」，不能出貨/],
    ['cancel', 3, /請用 refund 退還/],
    ['cancel', 99, /目前是「已出貨」，不能取消/],
    ['refund', 2, /目前是「待付款」，不能退款/],
  ])('is rejected for %s at status %i, with the reason [B4]', async (move, status, sentence) => {
    const shop = await placed();
    await shop.set(status);
    expect(await shop.move(move)).toMatch(sentence);
    expect((await shop.order())?.status).toBe(status);
  });

  it('gets a sentence for an unknown order', async () => {
    const { move } = await placed();
    expect(await move('ship', 'PP000000XXXXXX')).toMatch(/找不到訂單/);
  });
});
