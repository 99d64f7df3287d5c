import { type CartLine, cartLineSchema, type Order, orderSchema } from '@pinpu/shared/contracts';
import { lastVoidDay, ORDER_STATUS, refundAccountState, refundStage } from '@pinpu/shared/domain';
import { array, parse, safeParse } from 'zod/mini';
import type { Database } from '../../../platform/db/index.ts';
import { findInvoiceTasks, type InvoiceTask } from '../invoice/repository.ts';
import { findRefunds, type RefundTask } from '../payment/refund-repository.ts';
import { downloadableInvoice, isChanging } from './invoicing/printed-invoice.ts';
import { parcelViews } from './parcels/parcel-view.ts';
import { findAccounts } from './refunding/accounts/repository.ts';
import { findEvents, isPromotersCode, type OrderRow } from './repository.ts';
import { findRequests, type RequestRow } from './request-repository.ts';

const linesSchema = array(cartLineSchema);

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

export function soldLines({ cart_json }: Pick<OrderRow, 'cart_json'>): CartLine[] {
  const parsed = safeParse(linesSchema, JSON.parse(cart_json));
  return parsed.success ? parsed.data : [];
}

type Event = Awaited<ReturnType<typeof findEvents>>[number];

/** The statuses that an order has reached, oldest first; without the draft and events that change no status. */
const statusesReached = (events: readonly Event[]): Order['events'] =>
  events
    .filter(({ from, status }) => status !== from && status !== ORDER_STATUS.draft)
    .map(({ at, status }) => ({ at: at.toISOString(), status }));

const ABOUT_INVOICE = /^invoice (issued|corrected|voided)$/;

/** The recorded invoice numbers and voids, oldest first. */
const invoiceRecords = (events: readonly Event[]) =>
  events.flatMap(({ at, cause, detail }) => {
    const kind = ABOUT_INVOICE.exec(cause)?.[1];
    return kind === undefined ? [] : [{ ...detail, kind, at: at.toISOString() }];
  });

const requestView = ({ kind, state, reason, answer, c_date, u_date }: RequestRow) => ({
  kind,
  state,
  reason,
  answer,
  at: iso(c_date),
  answered_at: state === 'open' ? '' : iso(u_date),
});

/** Refunds with where each stands. */
export async function refundsWithStage(db: Database, refunds: readonly RefundTask[]) {
  const accounts =
    refunds.length === 0
      ? []
      : await findAccounts(
          db,
          refunds.map(({ id }) => id),
        );
  return refunds.map((refund) => {
    const form = accounts.find(({ refund_id }) => refund_id === refund.id);
    return { ...refund, stage: refundStage({ ...refund, account: refundAccountState(form) }) };
  });
}

type StagedRefund = Awaited<ReturnType<typeof refundsWithStage>>[number];

/** When it was paid back; before that, when it was recorded, since being asked about is no news for its buyer. */
const refundView = ({ reason, amount, status, u_date, c_date, ...refund }: StagedRefund) => ({
  reason,
  amount,
  done: status === 'done',
  at: iso(status === 'done' ? u_date : c_date),
  way: refund.way,
  stage: refund.stage,
  contents: refund.contents,
});

/** What the buyer can do with an invoice that the provider has issued, or is about to. */
function providerInvoice(order: OrderRow, tasks: readonly InvoiceTask[]) {
  const issue = tasks.findLast(({ kind, state }) => kind === 'issue' && state !== 'voided');
  if (!issue || (issue.state === 'done' && issue.number !== order.invoice_code)) return undefined;
  const isIssued = issue.state === 'done';
  return {
    until: isIssued ? lastVoidDay(issue.issued_on) : '',
    busy: isChanging(tasks),
    printable: false,
  };
}

/** The allowances that the provider has issued. */
function allowanceRecords(tasks: readonly InvoiceTask[]) {
  const issued = tasks.filter(({ kind, allowance_no }) => kind === 'allowance' && allowance_no);
  if (issued.length === 0) return undefined;
  return issued.map(({ allowance_no: number, issued_on: date, amount, state }) => ({
    ...{ number, date, amount, voided: state === 'voided' },
  }));
}

/** An order as sent to browsers: the contract's fields and its history, without internal data. */
export async function orderView(db: Database, order: OrderRow): Promise<Order> {
  const events = await findEvents(db, order.ord_id);
  const tasks = await findInvoiceTasks(db, order.ord_id);
  return parse(orderSchema, {
    ...order,
    parcel_fees: order.parcel_fees.length > 0 ? order.parcel_fees : undefined,
    promoted: await isPromotersCode(db, order.promo_code),
    events: statusesReached(events),
    invoices: invoiceRecords(events),
    allowances: allowanceRecords(tasks),
    provider_invoice: providerInvoice(order, tasks),
    invoice_pdf: downloadableInvoice(order, tasks)?.number,
    requests: (await findRequests(db, order.ord_id)).map(requestView),
    refunds: (await refundsWithStage(db, await findRefunds(db, order.ord_id))).map(refundView),
    parcels: await parcelViews(db, order.ord_id, soldLines(order)),
    ord_date: iso(order.ord_date),
    c_date: iso(order.c_date),
    u_date: iso(order.u_date),
    pay_date: iso(order.pay_date),
    pay_proc_date: iso(order.pay_proc_date),
    ship_date: iso(order.ship_date),
  });
}
