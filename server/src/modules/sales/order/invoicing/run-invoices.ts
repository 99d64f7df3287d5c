import { isInvoiceToIssue } from '@pinpu/shared/domain';
import { after, type Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import type {
  InvoiceProvider,
  InvoiceRequest,
  IssuedInvoice,
  Refused,
} from '../../invoice/port.ts';
import {
  claimInvoiceTask,
  deleteInvoiceTask,
  type InvoiceTask,
  invoicingSince,
  markVoided,
  updateInvoiceTask,
} from '../../invoice/repository.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import { lockOrder, type OrderRow, recordEntry, updateInvoice } from '../repository.ts';
import { deleteTasksOfCancelled, findInvoicesToVoid, findOrdersToInvoice } from './repository.ts';
import { addIssueTask, addVoidTask } from './tasks.ts';

const MINUTE = 60_000;

/** How long a call counts as running: several times the longest wait for an answer. */
const LEASE_MS = 3 * MINUTE;

/** The most orders and calls per run. */
const BATCH = 50;

export interface InvoicingContext {
  provider: InvoiceProvider;
  /** Read before and after each call, since a run of slow calls outlasts a lease. */
  clock: Clock;
}

function requestOf(order: OrderRow, { relate_number, amount, lines }: InvoiceTask): InvoiceRequest {
  const { cus_name, cnt_name, cus_email, cus_mobile, cus_phone, cus_addr1, addr1 } = order;
  return {
    ...{ relate_number, amount, lines },
    invoice_title: order.invoice_title,
    invoice_vatid: order.invoice_vatid,
    invoice_carrier_type: order.invoice_carrier_type,
    invoice_carrier_num: order.invoice_carrier_num,
    invoice_love_code: order.invoice_love_code,
    buyer: {
      name: cus_name || cnt_name,
      email: cus_email,
      phone: cus_mobile || cus_phone,
      address: cus_addr1 || addr1,
    },
  };
}

const BY_SCHEDULE = { actor: 'sweeper' } as const;

async function recordIssued(tx: Database, task: InvoiceTask, found: IssuedInvoice, now: Date) {
  const order = await lockOrder(tx, task.ord_id);
  const { number, random_no, date } = found;
  await updateInvoiceTask(
    tx,
    task,
    { state: 'done', number, random_no, issued_on: date, message: '' },
    now,
  );
  const cause = { ...BY_SCHEDULE, cause: 'invoice issued', detail: { number, date } };
  await updateInvoice(tx, order, number, cause, now, random_no);
}

async function recordVoided(tx: Database, task: InvoiceTask, now: Date) {
  const order = await lockOrder(tx, task.ord_id);
  const { number, issued_on: date } = task;
  await updateInvoiceTask(tx, task, { state: 'done', message: '' }, now);
  await markVoided(tx, order.ord_id, now);
  const cause = { ...BY_SCHEDULE, cause: 'invoice voided', detail: { number, date } };
  if (order.invoice_code === number) await updateInvoice(tx, order, '', cause, now, '');
  else await recordEntry(tx, order, cause, now);
}

/** Asks first where an earlier call may have reached the provider; null where the order needs none any more. */
async function issue(db: Database, task: InvoiceTask, { provider }: InvoicingContext) {
  const found = task.tries > 1 ? await provider.find(task.relate_number) : undefined;
  if (found) return found;
  const order = await db.transaction((tx) => lockOrder(tx, task.ord_id));
  return isInvoiceToIssue(order) ? provider.issue(requestOf(order, task)) : null;
}

const isRefused = (answer: IssuedInvoice | Refused): answer is Refused => 'refused' in answer;

async function carryOut(db: Database, task: InvoiceTask, context: InvoicingContext): Promise<void> {
  const { provider, clock } = context;
  if (task.kind === 'void') {
    const { number, issued_on: date, reason } = task;
    const refused = await provider.void({ number, date }, reason);
    if (refused) await fail(db, task, refused, clock());
    else await db.transaction((tx) => recordVoided(tx, task, clock()));
    return;
  }
  const answer = await issue(db, task, context);
  if (answer === null) await deleteInvoiceTask(db, task);
  else if (isRefused(answer)) await fail(db, task, answer, clock());
  else await db.transaction((tx) => recordIssued(tx, task, answer, clock()));
}

const fail = (db: Database, task: InvoiceTask, { message }: Refused, now: Date) =>
  updateInvoiceTask(db, task, { state: 'failed', message }, now);

/** After no answer: two minutes later, then twice as long, up to an hour. The task stays `sending`, so it is asked for. */
const retryLater = (db: Database, task: InvoiceTask, now: Date) =>
  updateInvoiceTask(
    db,
    task,
    {
      message: '發票平台沒有回應，系統會自動再試。',
      next_at: after(now, MINUTE * Math.min(60, 2 ** Math.min(task.tries, 6))),
    },
    now,
  );

async function addTasks(db: Database, { provider, clock }: InvoicingContext): Promise<void> {
  const now = clock();
  await deleteTasksOfCancelled(db);
  const since = await invoicingSince(db, provider.name, now);
  for (const order of await findOrdersToInvoice(db, since, BATCH))
    await addIssueTask(db, order, now);
  for (const { issued } of await findInvoicesToVoid(db, BATCH))
    await addVoidTask(db, issued, '訂單取消', now);
}

/**
 * Issues what the law asks for now, and voids the invoices of cancelled orders. Each call is recorded before it is made:
 * after an interruption, the provider is asked what it did. Several instances share the tasks.
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
