import { invoiceShop } from '../../../testing/orders/invoice-shop.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const COMPANY = { invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' };

/** A paid order that a clerk has opened before the schedule issues its invoice. */
async function openedBefore() {
  const shop = await invoiceShop();
  await shop.pay();
  const anna = await atBackoffice(shop, 'anna');
  const { version } = await anna.get(`orders/${shop.ord_code}`);
  await shop.run();
  const post = (move: string, fields: object) =>
    anna.send('POST', `orders/${shop.ord_code}/${move}`, { version, ...fields });
  return { ...shop, anna, post };
}

it('an invoice that is issued in between does not reject a clerk’s move [R8] [I2]', async () => {
  const shop = await openedBefore();
  const cancelled = await shop.post('refund', { way: 'account' });
  expect(cancelled.statusCode).toBe(200);
  const { version, refunds } = cancelled.json().body;
  await shop.run();
  const chosen = await shop.anna.send('POST', `orders/${shop.ord_code}/refund-way`, {
    ...{ version, refund_id: refunds[0].id, way: 'hand' },
  });
  expect(chosen.statusCode).toBe(200);
  expect(chosen.json().body.order.invoices).toMatchObject([{ kind: 'issued' }, { kind: 'voided' }]);
});

it('a move about the invoice needs the invoice as it is [R8] [I10]', async () => {
  const shop = await openedBefore();
  const late = await shop.post('correct', { invoice: COMPANY });
  expect([late.statusCode, late.json().msg[0].Code]).toEqual([409, 'ORDER_CHANGED']);
  expect(late.json().body.order.invoice_code).toBe('AB10000000');
  const { status } = await shop.anna.move(shop.ord_code, 'correct', { invoice: COMPANY });
  expect(status).toBe(200);
});

it('another clerk’s move in between still rejects it [R8]', async () => {
  const shop = await openedBefore();
  await (await atBackoffice(shop, 'ben')).move(shop.ord_code, 'refund', { way: 'account' });
  const late = await shop.post('refund', { way: 'hand' });
  expect([late.statusCode, late.json().msg[0].Code]).toEqual([409, 'ORDER_CHANGED']);
});
