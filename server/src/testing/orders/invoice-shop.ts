import type { Checkout } from '@pinpu/shared/contracts';
import { invoiceProvider } from '../../modules/sales/invoice/provider.ts';
import { findInvoiceTasks } from '../../modules/sales/invoice/repository.ts';
import { runInvoices } from '../../modules/sales/order/invoicing/run-invoices.ts';
import { inEveryFile } from '../every-file.ts';
import {
  fakeEcpayInvoiceEnv,
  startFakeEcpayInvoice,
} from '../fakes/ecpay-invoice/start-fake-ecpay-invoice.ts';
import { placedOrder } from './placed-order.ts';

let fake: Awaited<ReturnType<typeof startFakeEcpayInvoice>> | undefined;

inEveryFile('afterEach', async () => {
  await fake?.close();
  fake = undefined;
});

/** A shop whose invoices a fake ECPay issues, with an order of NT$1,300. `run` is the schedule's next run. */
export async function invoiceShop(change: Partial<Checkout> = {}) {
  let clock = () => new Date();
  fake = await startFakeEcpayInvoice({ clock: () => clock() });
  const shop = await placedOrder(change, fakeEcpayInvoiceEnv(fake.url));
  clock = shop.clock.now;
  const provider = invoiceProvider({ ...shop, clock: shop.clock.now });
  if (!provider) throw new Error('the shop issues no invoices');
  const { publicUrl } = shop.config;
  const run = () => runInvoices(shop.db, { provider, clock: shop.clock.now, publicUrl });
  await run();
  return {
    ...shop,
    ecpay: fake,
    run,
    tasks: async () => findInvoiceTasks(shop.db, (await shop.order())?.ord_id ?? ''),
  };
}
