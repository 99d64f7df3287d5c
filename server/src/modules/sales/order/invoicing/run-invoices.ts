import { isVoidable } from '@pinpu/shared/domain';
import { after } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { claimInvoiceTask, deleteInvoiceTask, invoicingSince } from '../../invoice/repository.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import { carryOut, type InvoicingContext, retryLater } from './carry-out.ts';
import {
  deleteTasksOfCancelled,
  findCancelledToTakeBack,
  findFailedVoids,
  findOrdersToInvoice,
  findRefundsToTakeBack,
} from './repository.ts';
import { addIssueTask, addTakeBackTask } from './tasks.ts';

const MINUTE = 60_000;

/** How long a call counts as running: several times the longest wait for an answer. */
const LEASE_MS = 3 * MINUTE;

/** The most orders and calls per run. */
const BATCH = 50;

/** Gives up voids that were refused until it was too late: an allowance takes their place. */
async function deleteLateVoids(db: Database, now: Date): Promise<void> {
  for (const task of await findFailedVoids(db, BATCH))
    if (!isVoidable(task.issued_on, now)) await deleteInvoiceTask(db, task);
}

/** Takes back what refunds and cancelled orders are for, of invoices that were issued. */
async function addTakeBackTasks(db: Database, now: Date): Promise<void> {
  await deleteTasksOfCancelled(db);
  await deleteLateVoids(db, now);
  for (const { ord_id } of await findCancelledToTakeBack(db, BATCH))
    await db.transaction((tx) => addTakeBackTask(tx, ord_id, undefined, now));
  for (const { refund } of await findRefundsToTakeBack(db, BATCH))
    await db.transaction((tx) => addTakeBackTask(tx, refund.ord_id, refund, now));
}

async function addTasks(db: Database, { provider, clock }: InvoicingContext): Promise<void> {
  const now = clock();
  const since = await invoicingSince(db, provider.name, now);
  for (const order of await findOrdersToInvoice(db, since, BATCH))
    await addIssueTask(db, order, now);
  await addTakeBackTasks(db, now);
}

/**
 * Issues what the law asks for now, and takes back what was cancelled or refunded. Each call is recorded before it is
 * made: after an interruption, the provider is asked what it did. Several instances share the tasks.
 */
export async function runInvoices(db: Database, context: InvoicingContext): Promise<void> {
  const { clock } = context;
  await addTasks(db, context);
  for (let calls = 0; calls < BATCH; calls += 1) {
    const now = clock();
    const task = await claimInvoiceTask(db, after(now, LEASE_MS), now);
    if (task === undefined) return;
    try {
      await carryOut(db, task, context);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      await retryLater(db, task, clock());
      return;
    }
  }
}
