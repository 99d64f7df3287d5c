import { randomUUID } from 'node:crypto';
import { orders, refundTasks } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';
import { GUEST } from '../../../../testing/orders/placed-order.ts';

const COMPANY = { invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' };

async function issuedShop(change: Parameters<typeof invoiceShop>[0] = {}) {
  const shop = await invoiceShop(change);
  await shop.pay();
  await shop.run();
  const post = async (path: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api/order/${shop.guid}/${path}`, payload });
  const text = async (kind: string) => (await shop.mailOf(kind))?.text ?? '';
  /** Records a refund of NT$300. */
  const refund = async (reason: string) => {
    const { ord_id } = (await shop.order()) ?? { ord_id: '' };
    const now = shop.clock.now();
    const task = { id: randomUUID(), ord_id, trade_no: shop.ord_code, amount: 300, reason };
    await shop.db.insert(refundTasks).values({ ...task, c_date: now, u_date: now });
  };
  return { ...shop, post, text, refund };
}

describe('a buyer', () => {
  it('reads number and random code in the mail about the shipped order [I15]', async () => {
    const shop = await issuedShop();
    await shop.move('ship', { carrier: 'tcat', tracking: '901234567890' });
    expect(await shop.text('order-shipped')).toMatch(/AB10000000[\s\S]*4217/);
  });

  it('reads the allowance in the mail about a refund [I15]', async () => {
    const shop = await issuedShop();
    await shop.db.update(orders).set({ status: 99 });
    await shop.refund('returned');
    await shop.run();
    await shop.move('refund');
    const number = shop.ecpay.invoices.allowances[0]?.number ?? '';
    expect(await shop.text('refund-done')).toContain(`NT$300（${number}）`);
  });

  it('gets a mail with the new number where the invoice is issued again, and none for the first [I15]', async () => {
    const shop = await issuedShop();
    expect(await shop.mailOf('invoice-again')).toBeUndefined();
    await shop.post('invoice', { acc_email: GUEST, ...COMPANY });
    await shop.run();
    expect(await shop.text('invoice-again')).toContain('AB10000001');
  });

  it('sees the allowance of the order with its day and amount [I15]', async () => {
    const shop = await issuedShop();
    await shop.refund('partial');
    await shop.run();
    const number = shop.ecpay.invoices.allowances[0]?.number;
    expect((await shop.view()).allowances).toEqual([
      { number, date: '2026-11-21', amount: 300, voided: false },
    ]);
  });
});
