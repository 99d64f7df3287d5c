import { isInvoiceToIssue } from '@pinpu/shared/domain';
import { after, type Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import type {
  AllowanceRequest,
  InvoiceProvider,
  InvoiceRequest,
  Refused,
} from '../../invoice/port.ts';
import {
  deleteInvoiceTask,
  deleteUnsentAllowances,
  findInvoiceTasks,
  type InvoiceTask,
  updateInvoiceTask,
} from '../../invoice/repository.ts';
import { lockOrder, type OrderRow } from '../repository.ts';
import { recordAllowanceVoided, recordAllowed, recordIssued, recordVoided } from './records.ts';
import { addAllowanceVoidTask, allowancesOf } from './tasks.ts';

const MINUTE = 60_000;

export interface InvoicingContext {
  provider: InvoiceProvider;
  /** Read before and after each call, since a run of slow calls outlasts a lease. */
  clock: Clock;
  /** Where mails lead to. */
  publicUrl: string;
}

const isRefused = (answer: object): answer is Refused => 'refused' in answer;

const fail = (db: Database, task: InvoiceTask, { message }: Pick<Refused, 'message'>, now: Date) =>
  updateInvoiceTask(db, task, { state: 'failed', message }, now);

function buyerOf({
  cus_name,
  cnt_name,
  cus_email,
  cus_mobile,
  cus_phone,
  cus_addr1,
  addr1,
}: OrderRow) {
  return {
    name: cus_name || cnt_name,
    email: cus_email,
    phone: cus_mobile || cus_phone,
    address: cus_addr1 || addr1,
  };
}

const requestOf = (
  order: OrderRow,
  { relate_number, amount, lines }: InvoiceTask,
): InvoiceRequest => ({
  ...{ relate_number, amount, lines },
  invoice_title: order.invoice_title,
  invoice_vatid: order.invoice_vatid,
  invoice_carrier_type: order.invoice_carrier_type,
  invoice_carrier_num: order.invoice_carrier_num,
  invoice_love_code: order.invoice_love_code,
  buyer: buyerOf(order),
});

/** Asks first where an earlier call may have reached the provider; null where the order needs none any more. */
async function issued(db: Database, task: InvoiceTask, { provider }: InvoicingContext) {
  const found = task.tries > 1 ? await provider.find(task.relate_number) : undefined;
  if (found) return found;
  const order = await db.transaction((tx) => lockOrder(tx, task.ord_id));
  return isInvoiceToIssue(order) ? provider.issue(requestOf(order, task)) : null;
}

async function issue(db: Database, task: InvoiceTask, context: InvoicingContext) {
  const { clock, publicUrl } = context;
  const answer = await issued(db, task, context);
  if (answer === null) await deleteInvoiceTask(db, task);
  else if (isRefused(answer)) await fail(db, task, answer, clock());
  else await db.transaction((tx) => recordIssued(tx, task, answer, { publicUrl, now: clock() }));
}

/**
 * Lets a void wait until the allowances of its invoice are void: providers refuse it before. Returns whether there are
 * any.
 */
const voidsAllowances = (db: Database, task: InvoiceTask, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, task.ord_id);
    await deleteUnsentAllowances(tx, task.ord_id);
    const tasks = await findInvoiceTasks(tx, task.ord_id);
    const standing = allowancesOf(tasks);
    const stuck = tasks.find((one) => one.kind === 'void-allowance' && one.state === 'failed');
    if (stuck) await fail(tx, task, stuck, now);
    else if (standing.length > 0) {
      for (const allowance of standing) await addAllowanceVoidTask(tx, allowance, task.reason, now);
      await updateInvoiceTask(tx, task, { state: 'due', next_at: after(now, MINUTE) }, now);
    }
    return stuck !== undefined || standing.length > 0;
  });

async function voidInvoice(db: Database, task: InvoiceTask, { provider, clock }: InvoicingContext) {
  if (await voidsAllowances(db, task, clock())) return;
  const { number, issued_on: date, reason } = task;
  const refused = await provider.void({ number, date }, reason);
  if (refused) await fail(db, task, refused, clock());
  else await db.transaction((tx) => recordVoided(tx, task, clock()));
}

async function allowanceRequest(db: Database, task: InvoiceTask): Promise<AllowanceRequest> {
  const order = await db.transaction((tx) => lockOrder(tx, task.ord_id));
  const tasks = await findInvoiceTasks(db, task.ord_id);
  const invoice = tasks.find(({ kind, number }) => kind === 'issue' && number === task.number);
  if (!invoice) throw new Error(`the invoice of allowance ${task.id} does not exist`);
  const { number, issued_on: date, relate_number, amount } = invoice;
  return {
    invoice: { number, date, relate_number, amount },
    amount: task.amount,
    lines: task.lines,
    buyer: buyerOf(order),
    known: allowancesOf(tasks).filter(({ state }) => state === 'done'),
  };
}

/**
 * Issues an allowance, unless the invoice has one of its amount that the shop has not recorded: it has no number of the
 * shop's, so that is asked before each call.
 */
async function allow(db: Database, task: InvoiceTask, { provider, clock }: InvoicingContext) {
  const request = await allowanceRequest(db, task);
  const answer = (await provider.findAllowance(request)) ?? (await provider.allow(request));
  if (isRefused(answer)) await fail(db, task, answer, clock());
  else await db.transaction((tx) => recordAllowed(tx, task, answer, clock()));
}

async function voidAllowance(db: Database, task: InvoiceTask, context: InvoicingContext) {
  const { provider, clock } = context;
  const refused = await provider.voidAllowance(task, task.reason);
  if (refused) await fail(db, task, refused, clock());
  else await db.transaction((tx) => recordAllowanceVoided(tx, task, clock()));
}

const WORK = {
  issue,
  void: voidInvoice,
  allowance: allow,
  'void-allowance': voidAllowance,
} as const;

/** Makes a task's call at the provider, and records what it did. @throws ProviderUnreachable where that is unknown. */
export const carryOut = (db: Database, task: InvoiceTask, context: InvoicingContext) =>
  WORK[task.kind](db, task, context);

/** After no answer: two minutes later, then twice as long, up to an hour. The task stays `sending`, so it is asked for. */
export const retryLater = (db: Database, task: InvoiceTask, now: Date) =>
  updateInvoiceTask(
    db,
    task,
    {
      message: '發票平台沒有回應，系統會自動再試。',
      next_at: after(now, MINUTE * Math.min(60, 2 ** Math.min(task.tries, 6))),
    },
    now,
  );
