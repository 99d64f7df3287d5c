import { isInvoiceToIssue } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { IssuedAllowance, IssuedInvoice } from '../../invoice/port.ts';
import {
  findInvoiceTasks,
  type InvoiceTask,
  markAllowanceVoided,
  markVoided,
  updateInvoiceTask,
} from '../../invoice/repository.ts';
import { invoiceAgainMail } from '../mails/invoice-mails.ts';
import type { Sending } from '../mails/order-mail.ts';
import { lockOrder, recordEntry, updateInvoice } from '../repository.ts';
import { addIssueTask, CORRECTED } from './tasks.ts';

const BY_SCHEDULE = { actor: 'sweeper' } as const;

export async function recordIssued(
  tx: Database,
  task: InvoiceTask,
  found: IssuedInvoice,
  sending: Sending,
): Promise<void> {
  const { now } = sending;
  const order = await lockOrder(tx, task.ord_id);
  const { number, random_no, date } = found;
  const done = { state: 'done' as const, number, random_no, issued_on: date, message: '' };
  await updateInvoiceTask(tx, task, done, now);
  const cause = { ...BY_SCHEDULE, cause: 'invoice issued', detail: { number, date } };
  await updateInvoice(tx, order, number, cause, now, random_no);
  const isAgain = (await findInvoiceTasks(tx, order.ord_id)).some((one) => one.state === 'voided');
  if (isAgain) await invoiceAgainMail(tx, { ...order, invoice_code: number }, found, sending);
}

/** Records a void; where the buyer's details were corrected, asks for the invoice with the new ones. */
export async function recordVoided(tx: Database, task: InvoiceTask, now: Date): Promise<void> {
  const order = await lockOrder(tx, task.ord_id);
  const { number, issued_on: date } = task;
  await updateInvoiceTask(tx, task, { state: 'done', message: '' }, now);
  await markVoided(tx, order.ord_id, now);
  const cause = { ...BY_SCHEDULE, cause: 'invoice voided', detail: { number, date } };
  if (order.invoice_code === number) await updateInvoice(tx, order, '', cause, now, '');
  else await recordEntry(tx, order, cause, now);
  if (task.reason === CORRECTED && isInvoiceToIssue(order)) await addIssueTask(tx, order, now);
}

export async function recordAllowed(
  tx: Database,
  task: InvoiceTask,
  { allowance_no, date }: IssuedAllowance,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, task.ord_id);
  const done = { state: 'done' as const, allowance_no, issued_on: date, message: '' };
  await updateInvoiceTask(tx, task, done, now);
  const { number, amount } = task;
  const detail = { number, allowance: allowance_no, amount, date };
  await recordEntry(tx, order, { ...BY_SCHEDULE, cause: 'allowance issued', detail }, now);
}

export async function recordAllowanceVoided(
  tx: Database,
  task: InvoiceTask,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, task.ord_id);
  const { number, allowance_no: allowance, amount } = task;
  await updateInvoiceTask(tx, task, { state: 'done', message: '' }, now);
  await markAllowanceVoided(tx, order.ord_id, allowance, now);
  const detail = { number, allowance, amount };
  await recordEntry(tx, order, { ...BY_SCHEDULE, cause: 'allowance voided', detail }, now);
}
