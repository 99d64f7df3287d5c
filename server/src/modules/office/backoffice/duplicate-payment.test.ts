import { eq } from 'drizzle-orm';
import { refundTasks, variants } from '../../../platform/db/schema/index.ts';
import { OOLONG } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { placedOrder } from '../../../testing/orders/placed-order.ts';
import { choose, formOf, openPayment, sendWebhook } from '../../../testing/orders/sandbox.ts';
import { RESULT } from '../../sales/payment/providers/sandbox/protocol.ts';

const stockOf = async ({ db }: Awaited<ReturnType<typeof placedOrder>>) =>
  (await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id)))[0]?.on_hand;

/** Two payment pages of one order, both paid. */
async function paidTwice() {
  const shop = await placedOrder();
  const first = await openPayment(shop, shop.html);
  const again = `/api/cart/pubPay/${shop.guid}?s=${SESSION}`;
  const { data } = (await shop.app.inject({ method: 'POST', url: again, payload: {} })).json();
  await shop.pay(data.html);
  await choose(shop, first, 'card');
  return shop;
}

describe('an order that was paid twice [defect 1]', () => {
  it('stays paid when the second payment is noted as refunded, and the buyer learns of both', async () => {
    const shop = await paidTwice();
    const stock = await stockOf(shop);
    expect((await shop.mailOf('refund-owed'))?.text).toMatch(
      /又收到一筆重複的款項[\s\S]*退款金額：NT\$1,300/,
    );
    expect(await shop.move('duplicate')).toBe(
      `訂單 ${shop.ord_code} 的重複款項 NT$1,300 已記錄為退還，訂單不變。`,
    );
    expect(await shop.order()).toMatchObject({ status: 3, pay_amt: 1300 });
    expect(await stockOf(shop)).toBe(stock);
    expect(await shop.db.select().from(refundTasks)).toMatchObject([
      { reason: 'twice', status: 'done' },
    ]);
    expect((await shop.mailOf('refund-done'))?.text).toContain('重複付款：NT$1,300');
    expect(await shop.move('duplicate')).toMatch(/沒有重複或多付的待退款項/);
  });

  it('is not cancelled by a plain refund while the second payment is owed', async () => {
    const shop = await paidTwice();
    expect(await shop.move('refund')).toMatch(/NT\$1,300 待退，訂單本身仍有效。.*--duplicate/);
    expect((await shop.order())?.status).toBe(3);
    await shop.move('duplicate');
    expect(await shop.move('refund')).toMatch(/應退 NT\$1,300/);
    const [twice, cancelled] = await shop.db.select().from(refundTasks).orderBy(refundTasks.status);
    expect([twice?.status, cancelled?.status]).toEqual(['done', 'open']);
    expect(twice?.trade_no).not.toBe(cancelled?.trade_no);
  });

  it('reports a payment after the end of the order, and one of another amount', async () => {
    const late = await placedOrder();
    await late.move('cancel');
    await late.pay();
    expect((await late.mailOf('refund-owed'))?.text).toMatch(/已經取消，之後收到的款項/);
    const other = await placedOrder();
    const { trade_no = '' } = formOf(other.html).fields;
    const webhook = { trade_no, provider_trade_no: 'S1', amount: '1', pay_way: '3' };
    await sendWebhook(other, { ...webhook, code: RESULT.paid });
    expect((await other.mailOf('refund-owed'))?.text).toMatch(/與訂單金額不符.*[\s\S]*NT\$1\n/);
  });
});

it('lists two orders, each with its own refund [defect 1]', async () => {
  const shop = await placedOrder();
  await shop.pay();
  const other = checkoutBody([lineOf(OOLONG, 1)]);
  const second = (await sendCheckout(shop, other, { key: 'another-order-here' })).json().data;
  await shop.pay(second.html);
  await shop.move('refund');
  await shop.move('refund', { code: second.ord_code });
  const { orders: listed } = (await shop.operate('GET', 'orders')).json().body;
  const owed = listed.map(({ ord_code, refund_due }: Record<string, unknown>) => [
    ord_code,
    refund_due,
  ]);
  expect(Object.fromEntries(owed)).toEqual({ [shop.ord_code]: 1300, [second.ord_code]: 700 });
});
