import { isInvoiceToIssue, ORDER_STATUS } from '@pinpu/shared/domain';
import { stageOf } from '../../../server/src/modules/sales/pickup/providers/ecpay/parcels/stages.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import {
  invoiceTasks,
  orders,
  parcels,
  refundTasks,
} from '../../../server/src/platform/db/schema/index.ts';
import type { FakeParcel } from '../../../server/src/testing/fakes/ecpay-logistics/fake-logistics.ts';
import type { PaperShop } from './paper-shop.ts';
import { paidBack, refundFaults } from './refund-faults.ts';

type Order = typeof orders.$inferSelect;
type Refund = typeof refundTasks.$inferSelect;

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const amountOf = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
const bare = ({ ord_code }: Order) => ord_code.replaceAll(/[^0-9A-Za-z]/g, '');

/** The shop's rows about paper, all of them. */
async function rowsOf(db: Database) {
  return {
    orders: await db.select().from(orders),
    parcels: await db.select().from(parcels),
    invoices: await db.select().from(invoiceTasks),
    refunds: await db.select().from(refundTasks),
  };
}
type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** What of each kind of task is not finished. */
function openTasks({ parcels, invoices, refunds }: Rows): string[] {
  const open = (what: string, rows: readonly { id: string; state: string; message: string }[]) =>
    rows
      .filter(({ state }) => ['due', 'sending', 'failed'].includes(state))
      .map(({ state, message }) => `${what} is ${state}: ${message}`);
  return [
    ...open('a parcel', parcels),
    ...open('an invoice', invoices),
    ...refunds
      .filter(({ status }) => status === 'open')
      .map(({ call, way, message }) => `a refund is open, ${way} ${call}: ${message}`),
  ];
}

const ofOrder = (books: ReadonlyMap<string, FakeParcel>, order: Order) =>
  [...books].filter(([trade_no]) => trade_no.startsWith(`${bare(order)}P`));

/**
 * Every order whose parcel the shop has promised has one at ECPay, unless it was cancelled before, and the shop knows
 * where it is.
 */
function parcelFaults(order: Order, rows: Rows, { ecpay, promised }: PaperShop): string[] {
  const there = ofOrder(ecpay.logistics.parcels, order);
  const own = rows.parcels.filter(({ ord_id }) => ord_id === order.ord_id);
  const name = order.ord_code;
  const isGone = order.status === ORDER_STATUS.cancelled || !promised.has(name);
  return [
    ...(there.length > 1 ? [`${name} has ${there.length} parcels at ECPay`] : []),
    ...(there.length === 0 && !isGone ? [`${name} has no parcel at ECPay`] : []),
    ...(own.length === 0 && !isGone ? [`${name} has no task for a parcel`] : []),
    ...there.flatMap(([trade_no, parcel]) => {
      const row = own.find((one) => one.trade_no === trade_no);
      const stage = stageOf(parcel.status[0]);
      if (row?.state !== 'created') return [`${trade_no} exists, and is ${row?.state} here`];
      return row.stage === stage ? [] : [`${trade_no} is ${stage}, and ${row.stage} here`];
    }),
  ];
}

/** What an order's invoice must be worth: nothing for a cancelled one, and what was not paid back of the others. */
function invoicedAmount(order: Order, refunds: readonly Refund[]): number {
  if (order.status === ORDER_STATUS.cancelled || !isInvoiceToIssue(order)) return 0;
  return order.inv_amt - amountOf(refunds);
}

function invoiceFaults(order: Order, rows: Rows, { invoices: { invoices } }: PaperShop): string[] {
  const own = [...invoices.issued].filter(([key]) =>
    key.startsWith(`${bare(order)}I`.toLowerCase()),
  );
  const valid = own.map(([, one]) => one).filter(({ voided }) => !voided);
  const rest = sum(
    valid.map(
      ({ data, allowances }) =>
        Number(data.SalesAmount) - amountOf(allowances.filter(({ voided }) => !voided)),
    ),
  );
  const refunds = rows.refunds.filter(({ ord_id }) => ord_id === order.ord_id);
  const expected = invoicedAmount(order, refunds);
  const name = order.ord_code;
  const numbers = valid.map(({ number }) => number).join(', ');
  return [
    ...(valid.length > 1 ? [`${name} has the invoices ${numbers}`] : []),
    ...(rest === expected ? [] : [`${name} is invoiced ${rest} where ${expected} stay`]),
    ...(numbers === order.invoice_code ? [] : [`${name} shows ${order.invoice_code}: ${numbers}`]),
  ];
}

/** A return exists at ECPay once where the shop has created it, and not where it has given it up. */
function returnFaults({ parcels }: Rows, { ecpay }: PaperShop): string[] {
  return parcels.flatMap(({ kind, of_parcel, trade_no, state }) => {
    if (kind !== 'return') return [];
    const sent = parcels.find(({ id }) => id === of_parcel);
    const there = ecpay.logistics.returns.filter(
      ({ form }) => form.AllPayLogisticsID === sent?.provider_no,
    );
    return there.length === 1 ? [] : [`the return ${trade_no} is ${state}, ${there.length} exist`];
  });
}

/** Where the shop's rows and the books of the far ends differ, or something is unfinished. */
export async function paperFaults(shop: PaperShop): Promise<string[]> {
  const rows = await shop.deployment.withDatabase(rowsOf);
  return [
    ...shop.repeats,
    ...openTasks(rows),
    ...refundFaults(rows.refunds, await paidBack(shop)),
    ...returnFaults(rows, shop),
    ...rows.orders.flatMap((order) => [
      ...parcelFaults(order, rows, shop),
      ...invoiceFaults(order, rows, shop),
    ]),
  ];
}
