import { moveAt } from '../paperwork/clerk.ts';
import type { Payments } from '../paperwork/far-ends.ts';
import { insist } from '../paperwork/insist.ts';
import { type PaperOrder, placeOrder } from '../paperwork/paper-orders.ts';
import type { PaperShop } from '../paperwork/paper-shop.ts';
import { payByCard } from '../paperwork/pay-by-card.ts';
import { post } from '../support/http.ts';
import { linksOf, rowsOf } from './order-rows.ts';
import { press, waitFor } from './press.ts';
import type { Scenario } from './scenario.ts';

type Rows = Awaited<ReturnType<typeof rowsOf>>;

const COMPANY = { invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' };
const ACCOUNT = { bank_code: '004', branch: '', account_no: '0012345678901', holder: '王小明' };

/** A clerk makes a move, until the order's rows show it. */
const move = (
  shop: PaperShop,
  order: PaperOrder,
  fields: { move: string } & Record<string, unknown>,
  shows: (rows: Rows) => boolean,
) =>
  press(
    shop,
    fields.move,
    async () => shows(await rowsOf(shop, order)),
    (_url, instance) => moveAt(shop.deployment, instance, { code: order.ord_code, ...fields }),
  );

const waitUntil = (
  shop: PaperShop,
  order: PaperOrder,
  what: string,
  shows: (rows: Rows) => boolean,
) => waitFor(shop, what, async () => shows(await rowsOf(shop, order)));

const isInvoiced = ({ order, invoices }: Rows) =>
  order.invoice_code !== '' && invoices.every(({ state }) => ['done', 'voided'].includes(state));

const areDone = ({ refunds }: Rows) =>
  refunds.length > 0 && refunds.every(({ status }) => status === 'done');

/** An order that is paid by card, with its invoice. */
async function invoiced(shop: PaperShop): Promise<PaperOrder> {
  const order = await placeOrder(shop, 'card, home');
  await payByCard(shop, order);
  await waitUntil(shop, order, 'an invoice', isInvoiced);
  return order;
}

const hasAllowance = (rows: Rows) =>
  isInvoiced(rows) && rows.invoices.some(({ kind }) => kind === 'allowance');

/** A part and then the rest is paid back: an allowance, its void, and the void of the invoice. */
const refund = (payments: Payments): Scenario => ({
  name: payments === 'ecpay' ? 'refund' : `refund at ${payments}`,
  payments,
  prepare: invoiced,
  play: async (shop, order) => {
    const part = { move: 'refund-part', amount: 300, way: 'provider' };
    await move(shop, order, part, ({ refunds }) => refunds.length > 0);
    await waitUntil(shop, order, 'the part is paid back', areDone);
    await waitUntil(shop, order, 'an allowance', hasAllowance);
    await move(
      shop,
      order,
      { move: 'refund', way: 'provider' },
      ({ order: { status } }) => status === 0,
    );
    await waitUntil(shop, order, 'the rest is paid back', areDone);
    await waitUntil(
      shop,
      order,
      'the invoice is void',
      ({ order: { invoice_code } }) => !invoice_code,
    );
  },
});

/** A part is transferred by the bank to the account that the buyer enters. */
const transfer: Scenario = {
  name: 'bank transfer',
  payments: 'ecpay',
  prepare: invoiced,
  play: async (shop, order) => {
    const part = { move: 'refund-part', amount: 300, way: 'account' };
    await move(shop, order, part, ({ refunds }) => refunds.length > 0);
    await enterAccounts(shop, order);
    await exportAndRecord(shop, order);
    await waitUntil(shop, order, 'an allowance', hasAllowance);
  },
};

/** The buyer opens the link of each refund. */
async function enterAccounts(shop: PaperShop, order: PaperOrder): Promise<void> {
  for (const link of await linksOf(shop, order, /\/refund-account\/[\w-]+/))
    await insist(
      shop,
      (url) => post(`${url}${link}`, { form: ACCOUNT }),
      ({ status }) => status === 303,
    );
}

/** Two clerks take the bank's file, and record the transfers, at once. */
async function exportAndRecord(shop: PaperShop, order: PaperOrder): Promise<void> {
  const clerk = (path: string, json: object) => (_url: string, instance: number) =>
    shop.office(instance, path, json);
  const isExported = async () =>
    (await rowsOf(shop, order)).accounts.every(({ exported_at }) => exported_at !== null);
  await press(shop, 'the bank’s file', isExported, clerk('refunds/bank-file', {}));
  const ids = (await rowsOf(shop, order)).refunds.map(({ id }) => id);
  const date = new Date(shop.clock().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const isRecorded = async () => areDone(await rowsOf(shop, order));
  await press(shop, 'the transfers', isRecorded, clerk('refunds/transferred', { ids, date }));
}

/** An invoice is issued when the money comes, voided, and issued again with the company's number. */
const invoice: Scenario = {
  name: 'invoice',
  payments: 'ecpay',
  prepare: (shop) => placeOrder(shop, 'card, home'),
  play: async (shop, order) => {
    await payByCard(shop, order);
    await waitUntil(shop, order, 'an invoice', isInvoiced);
    await move(
      shop,
      order,
      { move: 'correct', invoice: COMPANY },
      ({ order: { invoice_vatid } }) => invoice_vatid !== '',
    );
    await waitUntil(
      shop,
      order,
      'the second invoice',
      (rows) => isInvoiced(rows) && rows.invoices.filter(({ kind }) => kind === 'issue').length > 1,
    );
  },
};

export const MONEY_SCENARIOS: readonly Scenario[] = [
  refund('ecpay'),
  transfer,
  invoice,
  refund('linepay'),
  refund('sandbox'),
];
