import { eq } from 'drizzle-orm';
import {
  orderEvents,
  orders,
  outboxMails,
  products,
  refundTasks,
} from '../../platform/db/schema/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../testing/buyer.ts';
import { OOLONG, testApp } from '../../testing/index.ts';
import { choose, openPayment } from '../../testing/sandbox.ts';
import { operatorToken } from './token.ts';

async function placed() {
  const shop = await testApp();
  const before = await shop.db.select().from(products).where(eq(products.prd_id, OOLONG.prd_id));
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
  const ask = (url: string, payload: object, token = operatorToken(shop.config.dataDir)) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
  return {
    ...shop,
    code: data.ord_code as string,
    ask,
    before: before[0],
    move: async (move: string, ord_code = data.ord_code) =>
      (await ask('/operator/orders/move', { move, ord_code })).json(),
    pay: async () => choose(shop, await openPayment(shop, data.html), 'card'),
    set: (status: number) => shop.db.update(orders).set({ status }),
    order: async () => (await shop.db.select().from(orders))[0],
    stock: async () =>
      (await shop.db.select().from(products).where(eq(products.prd_id, OOLONG.prd_id)))[0],
    mails: async () => (await shop.db.select().from(outboxMails)).map(({ kind }) => kind),
  };
}

describe('the operator', () => {
  it('lists orders, newest first, by status', async () => {
    const { ask, code } = await placed();
    const all = (await ask('/operator/orders', { statuses: [] })).json();
    expect(all).toMatchObject({
      total: 1,
      orders: [{ ord_code: code, status: 2, status_text: '待付款', inv_amt: 1300, refund_due: 0 }],
    });
    expect((await ask('/operator/orders', { statuses: [99] })).json()).toEqual({
      orders: [],
      total: 0,
    });
  });

  it('gets a 404 without the key', async () => {
    const { ask } = await placed();
    for (const url of ['/operator/orders', '/operator/orders/move'])
      expect((await ask(url, { statuses: [] }, 'guessed')).statusCode).toBe(404);
  });

  it('ships a paid order, and the buyer gets a mail [B4]', async () => {
    const { pay, move, order, code, mails, stock, before } = await placed();
    await pay();
    expect(await move('ship')).toEqual({ message: `訂單 ${code} 已出貨。` });
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
    expect((await db.select().from(orderEvents)).at(-1)).toMatchObject({
      from_status: 2,
      to_status: 0,
      actor: 'admin',
    });
  });

  it('refunds a paid order: the stock is restored, the refund is due until it is marked as done [B4]', async () => {
    const { pay, move, order, stock, before, db, code } = await placed();
    await pay();
    expect((await move('refund')).message).toMatch(/應退 NT\$1,300/);
    expect((await order())?.status).toBe(0);
    expect(await stock()).toMatchObject({
      on_hand: before?.on_hand,
      sold_out_qty: before?.sold_out_qty,
      reserved: 0,
    });
    expect(await db.select().from(refundTasks)).toMatchObject([{ amount: 1300, status: 'open' }]);
    expect(await move('refund')).toEqual({
      message: `訂單 ${code} 的退款 NT$1,300 已記錄為完成。`,
    });
    expect(await db.select().from(refundTasks)).toMatchObject([{ status: 'done' }]);
    expect((await move('refund')).msg[0].Message).toMatch(/沒有待退的款項/);
  });

  it.each([
    ['ship', 2, /目前是「待付款」，不能出貨/],
    ['ship', 0, /目前是「已取消」，不能出貨/],
    ['ship', 99, /目前是「已出貨」，不能出貨/],
    ['cancel', 3, /請用 refund 退還/],
    ['cancel', 99, /目前是「已出貨」，不能取消/],
    ['refund', 2, /目前是「待付款」，不能退款/],
  ])('is refused to %s at status %i, with the reason [B4]', async (move, status, sentence) => {
    const shop = await placed();
    await shop.set(status);
    expect((await shop.move(move)).msg[0].Message).toMatch(sentence);
    expect((await shop.order())?.status).toBe(status);
  });

  it('gets a sentence for an unknown order', async () => {
    const { move } = await placed();
    expect((await move('ship', 'PP000000XXXXXX')).msg[0].Message).toMatch(/找不到訂單/);
  });
});
