import { orders } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';
import { invoiceProvider } from '../../invoice/provider.ts';
import { runInvoices } from './run-invoices.ts';

const MINUTE = 60_000;

it('the last of three slow calls is not taken over by another instance, though the run has outlasted a lease [I4]', async () => {
  const shop = await invoiceShop();
  const row = await shop.order();
  if (!row) throw new Error('no order');
  for (const other of ['two', 'three'])
    await shop.db
      .insert(orders)
      .values({ ...row, ord_id: other, guid: other, ord_code: `${row.ord_code}${other}` });
  await shop.db.update(orders).set({ status: 3, pay_date: shop.clock.now() });
  const provider = invoiceProvider({ ...shop, clock: shop.clock.now });
  if (!provider) throw new Error('the shop issues no invoices');
  const { publicUrl } = shop.config;
  let calls = 0;
  const slow: typeof provider = {
    ...provider,
    issue: async (request) => {
      calls += 1;
      shop.clock.advance(2 * MINUTE);
      // Each call waits two minutes; the other instance runs before the last one is answered.
      if (calls === 3) await shop.run();
      return provider.issue(request);
    },
  };
  await runInvoices(shop.db, { provider: slow, clock: shop.clock.now, publicUrl });
  expect(shop.ecpay.invoices.calls).toEqual(['Issue', 'Issue', 'Issue']);
  expect(shop.ecpay.invoices.issued.size).toBe(3);
});
