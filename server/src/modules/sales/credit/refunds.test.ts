import { refundTasks } from '../../../platform/db/schema/index.ts';
import { creditShop, wrongLots } from '../../../testing/orders/credit-shop.ts';

const REFUND = { reason: 'refund' } as const;

/** A member's paid order of two packs of tea: 300 of it is bonus credit, 200 paid credit, NT$800 was paid by card. */
async function creditedOrder() {
  const shop = await creditShop();
  await shop.grant(300);
  await shop.grant(200, REFUND);
  const ord_code = await shop.paid(500);
  const anna = await shop.anna();
  const move = (name: string, fields: object = {}) => anna.move(ord_code, name, fields);
  return {
    ...{ ...shop, ord_code, move, read: () => anna.get(`orders/${ord_code}`) },
    part: (amount: number, qty: number) =>
      move('refund-part', {
        ...{ amount, way: 'hand', restock: qty > 0 },
        contents: qty > 0 ? [{ line_no: 1, qty }] : [],
      }),
    tasks: () => shop.db.select().from(refundTasks).orderBy(refundTasks.c_date, refundTasks.id),
  };
}

describe('a refund as store credit', () => {
  it('goes to the member at once, does not expire, and is recorded once [W7]', async () => {
    const shop = await creditShop();
    const ord_code = await shop.paid(0);
    const anna = await shop.anna();
    expect((await anna.get(`orders/${ord_code}`)).refund_as_credit).toBe(true);
    const { body } = await anna.move(ord_code, 'refund', { way: 'credit' });
    expect(body.refunds).toMatchObject([{ stage: 'done', way: 'credit', amount: 1300 }]);
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 1300 });
    expect(await shop.lots()).toMatchObject([
      { reason: 'refund', expires_at: null, note: `訂單 ${ord_code} 退款` },
    ]);
    const again = await anna.move(ord_code, 'refund-way', {
      ...{ refund_id: body.refunds[0].id, way: 'credit' },
    });
    expect(again.status).toBe(409);
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 1300 });
  });

  it('is not offered for a guest’s order, or where the shop has it off [W7]', async () => {
    const shop = await creditShop(null);
    const ord_code = await shop.paid(0);
    const anna = await shop.anna();
    expect((await anna.get(`orders/${ord_code}`)).refund_as_credit).toBe(false);
    const answer = await anna.move(ord_code, 'refund', { way: 'credit' });
    expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('購物金') });
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 0 });
  });
});

describe('a part refund of an order with store credit', () => {
  it('pays money back first, then paid credit, and never more than both [W6]', async () => {
    const shop = await creditedOrder();
    expect((await shop.read()).refund_rest).toBe(1000);
    await shop.part(700, 0);
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 0 });
    await shop.part(150, 0);
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 50 });
    const tasks = (await shop.tasks()).map(({ way, amount, status }) => [way, amount, status]);
    expect(tasks.toSorted()).toEqual([
      ['credit', 50, 'done'],
      ['hand', 100, 'done'],
      ['hand', 700, 'done'],
    ]);
    expect(await shop.part(151, 0)).toMatchObject({ status: 409 });
    await shop.part(150, 0);
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 200 });
    expect(await wrongLots(shop)).toEqual([]);
  });

  it('returns bonus credit in proportion to the units that came back [W6]', async () => {
    const shop = await creditedOrder();
    await shop.part(400, 1);
    expect(await shop.balance()).toEqual({ bonus: 150, paid: 0 });
    await shop.part(500, 1);
    expect(await shop.balance()).toEqual({ bonus: 300, paid: 100 });
    expect(await wrongLots(shop)).toEqual([]);
  });

  it('followed by a cancellation returns the rest, and nothing twice [W6]', async () => {
    const shop = await creditedOrder();
    await shop.part(850, 1);
    expect(await shop.balance()).toEqual({ bonus: 150, paid: 50 });
    await shop.move('refund');
    expect(await shop.balance()).toEqual({ bonus: 300, paid: 200 });
    expect(await wrongLots(shop)).toEqual([]);
  });
});
