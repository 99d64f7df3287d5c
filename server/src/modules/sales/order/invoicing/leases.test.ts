import { invoiceTasks, orders } from '../../../../platform/db/schema/index.ts';
import { invoiceShop } from '../../../../testing/orders/invoice-shop.ts';
import { invoiceProvider } from '../../invoice/provider.ts';
import { claimInvoiceTask } from '../../invoice/repository.ts';
import { runInvoices } from './run-invoices.ts';
import { addIssueTask } from './tasks.ts';

const MINUTE = 60_000;

type Shop = Awaited<ReturnType<typeof invoiceShop>>;

/** Copies of the shop's order, with ids of their own. */
async function addOrders(shop: Shop, ids: readonly string[]): Promise<void> {
  const row = await shop.order();
  if (!row) throw new Error('no order');
  for (const id of ids)
    await shop.db
      .insert(orders)
      .values({ ...row, ord_id: id, guid: id, ord_code: `${row.ord_code}${id}` });
}

it('one call takes one of the invoices that are due [I4]', async () => {
  const shop = await invoiceShop();
  await addOrders(shop, ['two', 'three']);
  const now = shop.clock.now();
  for (const order of await shop.db.select().from(orders)) await addIssueTask(shop.db, order, now);
  const until = new Date(now.getTime() + MINUTE);
  const taken = new Set<string | undefined>();
  for (const count of [1, 2, 3]) {
    taken.add((await claimInvoiceTask(shop.db, until, now))?.id);
    const tasks = await shop.db.select().from(invoiceTasks);
    expect(tasks.filter(({ state }) => state === 'sending')).toHaveLength(count);
  }
  expect(taken.size).toBe(3);
  expect(await claimInvoiceTask(shop.db, until, now)).toBeUndefined();
});

it('the last of three slow calls is not taken over by another instance, though the run has outlasted a lease [I4]', async () => {
  const shop = await invoiceShop();
  await addOrders(shop, ['two', 'three']);
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
