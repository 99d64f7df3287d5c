import { randomUUID } from 'node:crypto';
import { allowanceLines, invoiceLines, type ParcelContents, takenBack } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findInvoiceTasks, type InvoiceTask, insertInvoiceTask } from '../../invoice/repository.ts';
import type { RefundTask } from '../../payment/refund-repository.ts';
import { soldLines } from '../order-view.ts';
import { lockOrder, type OrderRow } from '../repository.ts';

const MISMATCH = '商品、運費與折扣加起來不等於訂單金額，請在發票平台開立後登錄號碼。';

/** The shop's number of an order's next invoice: its code, and which try it is. */
async function nextNumber(tx: Database, { ord_id, ord_code }: OrderRow): Promise<string> {
  const earlier = (await findInvoiceTasks(tx, ord_id)).filter(({ kind }) => kind === 'issue');
  return `${ord_code.replaceAll(/[^0-9A-Za-z]/g, '')}I${earlier.length + 1}`;
}

/** Asks for an order's invoice, unless it has been asked for. */
export async function addIssueTask(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { ord_id, inv_amt: amount } = order;
  const lines = invoiceLines(soldLines(order), order);
  const isWhole = lines.reduce((sum, line) => sum + line.amount, 0) === amount;
  const relate_number = await nextNumber(tx, order);
  await insertInvoiceTask(
    tx,
    {
      ...{ id: randomUUID(), ord_id, kind: 'issue', relate_number, amount, lines },
      ...(!isWhole && { state: 'failed', message: MISMATCH }),
    },
    now,
  );
}

/** The reason of a void after which the invoice is issued again, with the buyer's corrected details. */
export const CORRECTED = '買受人資料更正';

/** Asks for an issued invoice to be voided. */
export async function addVoidTask(
  tx: Database,
  issued: InvoiceTask,
  reason: string,
  now: Date,
): Promise<void> {
  const { ord_id, relate_number, amount, number, issued_on } = issued;
  const task = { id: randomUUID(), ord_id, kind: 'void' as const, relate_number, amount };
  await insertInvoiceTask(tx, { ...task, number, issued_on, reason }, now);
}

const isAllowance = ({ kind, state }: InvoiceTask) => kind === 'allowance' && state !== 'voided';

/** The allowances of an order's invoice that are valid, or about to be. */
export const allowancesOf = (tasks: readonly InvoiceTask[]) => tasks.filter(isAllowance);

export const totalOf = (tasks: readonly Pick<InvoiceTask, 'amount'>[]): number =>
  tasks.reduce((sum, { amount }) => sum + amount, 0);

/** Asks for an allowance to be voided, before its invoice is. */
export async function addAllowanceVoidTask(
  tx: Database,
  allowance: InvoiceTask,
  reason: string,
  now: Date,
): Promise<void> {
  const { ord_id, relate_number, amount, number, issued_on, allowance_no } = allowance;
  const task = { id: randomUUID(), ord_id, kind: 'void-allowance' as const, relate_number };
  const about = { amount, number, issued_on, allowance_no, reason };
  await insertInvoiceTask(tx, { ...task, ...about }, now);
}

interface Allowed {
  amount: number;
  contents: ParcelContents;
  /** Null where the whole order is taken back. */
  refund_id: string | null;
}

/** Asks for an allowance of an issued invoice. */
async function addAllowanceTask(
  tx: Database,
  { order, issued, tasks }: { order: OrderRow; issued: InvoiceTask; tasks: InvoiceTask[] },
  { amount, contents, refund_id }: Allowed,
  now: Date,
): Promise<void> {
  const { ord_id, number } = issued;
  const earlier = allowancesOf(tasks).flatMap(({ lines }) => lines);
  const lines = allowanceLines(
    { lines: soldLines(order), amounts: order },
    { amount, contents, earlier },
  );
  const count = tasks.filter(({ kind }) => kind === 'allowance').length;
  const relate_number = `${issued.relate_number}A${count + 1}`;
  const task = { id: randomUUID(), ord_id, kind: 'allowance' as const, relate_number, amount };
  await insertInvoiceTask(tx, { ...task, lines, number, refund_id }, now);
}

/** Everything that an order has sold: what an allowance of all of it lists. */
const wholeOf = (order: OrderRow): ParcelContents =>
  soldLines(order).map(({ qty }, at) => ({ line_no: at + 1, qty }));

/**
 * Takes back what a refund is for, or the rest where the order is cancelled: by a void, or by an allowance. Nothing where
 * another task of the order is open.
 */
export async function addTakeBackTask(
  tx: Database,
  ord_id: string,
  refund: Pick<RefundTask, 'id' | 'amount' | 'contents'> | undefined,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, ord_id);
  const tasks = await findInvoiceTasks(tx, ord_id);
  const issued = tasks.find(({ kind, state }) => kind === 'issue' && state === 'done');
  if (!issued || tasks.some(({ state }) => state === 'due' || state === 'sending')) return;
  const { amount, issued_on } = issued;
  const invoiced = { amount, issued_on, allowed: totalOf(allowancesOf(tasks)) };
  const taken = takenBack(invoiced, refund?.amount ?? amount, now);
  if (taken?.how === 'void') await addVoidTask(tx, issued, refund ? '退貨退款' : '訂單取消', now);
  if (taken?.how !== 'allowance') return;
  const of = refund
    ? { contents: refund.contents, refund_id: refund.id }
    : { contents: wholeOf(order), refund_id: null };
  await addAllowanceTask(tx, { order, issued, tasks }, { ...of, amount: taken.amount }, now);
}
