import {
  type Invoice,
  invoiceOf,
  isInvoiceDue,
  isVoidable,
  lastVoidDay,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { Rejection } from '../../../../platform/errors/rejection.ts';
import {
  findInvoiceTasks,
  type InvoiceTask,
  retryInvoiceTasks,
  updateInvoiceTask,
} from '../../invoice/repository.ts';
import { type Cause, type OrderRow, updateInvoiceDetails } from '../repository.ts';
import { addVoidTask, CORRECTED } from './tasks.ts';

interface CorrectionContext {
  actor: Cause['actor'];
  now: Date;
  /** Creates the error for an order that does not allow it. */
  reject: (sentence: string) => Rejection;
}

/** The most times a buyer corrects an invoice; each takes a number of the shop's range. */
const MAX_CORRECTIONS = 3;

const isByBuyer = ({ actor }: CorrectionContext) => actor === 'member' || actor === 'guest';

const isSame = (order: OrderRow, details: Invoice) => {
  const current = invoiceOf(order);
  return Object.entries(details).every(([name, value]) => current[name as keyof Invoice] === value);
};

/** The provider's task for the order's invoice. @throws Rejection where it can't be corrected, with the reason. */
function correctable(
  order: OrderRow,
  tasks: readonly InvoiceTask[],
  context: CorrectionContext,
): InvoiceTask {
  const { now, reject } = context;
  const issue = tasks.findLast(({ kind, state }) => kind === 'issue' && state !== 'voided');
  const isOwn = issue && (issue.state !== 'done' || issue.number === order.invoice_code);
  if (!isOwn || !isInvoiceDue(order))
    throw reject(`訂單 ${order.ord_code} 沒有可以更正的發票，請與我們聯絡。`);
  if (tasks.some(({ state }) => state === 'sending') || tasks.some(isWaitingVoid))
    throw reject('發票正在處理，請過幾分鐘再試一次。');
  if (issue.state === 'done' && !isVoidable(issue.issued_on, now))
    throw reject(
      `發票 ${issue.number} 只能更正到 ${lastVoidDay(issue.issued_on)}，現在不能更正了。`,
    );
  const issued = tasks.filter(({ kind }) => kind === 'issue').length;
  if (isByBuyer(context) && issued > MAX_CORRECTIONS)
    throw reject('這張發票已更正多次，請直接與我們聯絡。');
  return issue;
}

const isWaitingVoid = ({ kind, state }: InvoiceTask) => kind === 'void' && state === 'due';

/**
 * Corrects the invoice's details of a locked order. An issued invoice is voided, and issued again with them; one that is
 * not issued yet is issued with them.
 */
export async function correctInvoice(
  tx: Database,
  order: OrderRow,
  details: Invoice,
  context: CorrectionContext,
): Promise<{ reissued: boolean }> {
  const { actor, now, reject } = context;
  const tasks = await findInvoiceTasks(tx, order.ord_id);
  const issue = correctable(order, tasks, context);
  if (isSame(order, details)) throw reject('發票資料沒有改變。');
  // The old company's number, which the accountant needs for the void invoice.
  const { number } = issue;
  const detail = number === '' ? {} : { number, vatid: order.invoice_vatid };
  const cause = { actor, cause: 'invoice details changed', detail };
  await updateInvoiceDetails(tx, order, details, cause, now);
  await retryInvoiceTasks(tx, order.ord_id, now);
  const reissued = issue.state === 'done';
  const refused = tasks.find(({ kind, state }) => kind === 'void' && state === 'failed');
  if (reissued && refused) await updateInvoiceTask(tx, refused, { reason: CORRECTED }, now);
  else if (reissued) await addVoidTask(tx, issue, CORRECTED, now);
  return { reissued };
}
