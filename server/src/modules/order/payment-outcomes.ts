import { CARD_INSTALMENTS, canMove, ORDER_STATUS } from '@pinpu/shared/domain';
import { after } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { EventResult, PaymentEvent } from '../payment/port.ts';
import {
  type Attempt,
  insertRefundTask,
  supersedeAttempts,
  updateAttempt,
} from '../payment/repository.ts';
import { paymentCodeMail, paymentReceivedMail } from './order-mails.ts';
import { moveOrder, type OrderRow, recordEvent } from './repository.ts';
import { commitStock, extendHold, releaseStock } from './stock-repository.ts';
import { ORDER_TIMING } from './timing.ts';

/** A verified payment event, its attempt, and its order under lock. */
export interface EventOfOrder {
  tx: Database;
  order: OrderRow;
  attempt: Attempt;
  event: PaymentEvent;
  publicUrl: string;
  now: Date;
}

type Outcome = Extract<EventResult, 'applied' | 'ignored' | 'refund'>;

const byGateway = ({ trade_no, code }: PaymentEvent, cause: string) =>
  ({ actor: 'gateway', cause, detail: { trade_no, code } }) as const;

/** Late or duplicate payment: records a refund task (docs/specification). */
async function recordRefund({ tx, order, attempt, event, now }: EventOfOrder): Promise<Outcome> {
  const { ord_id, status } = order;
  const isLate = status === ORDER_STATUS.cancelled || status === ORDER_STATUS.failed;
  const { trade_no, amount } = event;
  await insertRefundTask(tx, { ord_id, trade_no, amount, reason: isLate ? 'late' : 'twice' }, now);
  await updateAttempt(
    tx,
    attempt.attempt_id,
    { status: 'paid', provider_trade_no: event.provider_trade_no },
    now,
  );
  const unmoved = { ord_id, from_status: status, to_status: status };
  await recordEvent(tx, unmoved, byGateway(event, 'refund owed'), now);
  return 'refund';
}

const CARD = 3;

/** How it was paid. A provider may report only that it was a card, or nothing at all. */
function wayPaid({ attempt, event }: EventOfOrder): Pick<Attempt, 'pay_way' | 'pay_period'> {
  const isInstalments = event.pay_way === CARD && attempt.pay_way === CARD_INSTALMENTS;
  const pay_way = event.pay_way === 0 || isInstalments ? attempt.pay_way : event.pay_way;
  const pay_period = pay_way === CARD_INSTALMENTS ? event.pay_period || attempt.pay_period : 0;
  return { pay_way, pay_period };
}

/** Marks the order as paid by any of its attempts, while it still awaits payment. */
export async function applyPayment(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, publicUrl, now } = current;
  if (!canMove(order.status, ORDER_STATUS.paid)) return recordRefund(current);
  const { ord_id } = order;
  await commitStock(tx, ord_id, now);
  await supersedeAttempts(tx, ord_id, now);
  const { provider_trade_no } = event;
  const way = wayPaid(current);
  await updateAttempt(tx, attempt.attempt_id, { status: 'paid', ...way, provider_trade_no }, now);
  const change = {
    ...way,
    pay_amt: event.amount,
    pay_date: now,
    pay_proc_date: now,
    lease_until: null,
  };
  const paid = await moveOrder(tx, order, ORDER_STATUS.paid, byGateway(event, 'paid'), now, change);
  await paymentReceivedMail(tx, paid, publicUrl, now);
  return 'applied';
}

/** A failure counts only for the current attempt, and never for an order that is paid or has a payment code. */
export async function applyFailure(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, now } = current;
  const awaited = order.status === ORDER_STATUS.placed || order.status === ORDER_STATUS.processing;
  if (!awaited || attempt.status !== 'open') return 'ignored';
  const { provider_trade_no } = event;
  const way = wayPaid(current);
  await releaseStock(tx, order.ord_id, now);
  await updateAttempt(tx, attempt.attempt_id, { status: 'failed', ...way, provider_trade_no }, now);
  const change = { ...way, pay_proc_date: now, lease_until: null };
  await moveOrder(tx, order, ORDER_STATUS.failed, byGateway(event, 'failed'), now, change);
  return 'applied';
}

/** A payment code was issued: stores it for the order dialog and extends the reservation until it expires. */
export async function applyCode(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, publicUrl, now } = current;
  if (order.status !== ORDER_STATUS.placed || attempt.status !== 'open') return 'ignored';
  const { pay_way, provider_trade_no, meta } = event;
  const pay_deadline = event.expires_at ?? after(now, ORDER_TIMING.codeTerm);
  await extendHold(tx, order.ord_id, after(pay_deadline, ORDER_TIMING.codeGrace), now);
  const issued = {
    status: 'code_issued',
    pay_way,
    provider_trade_no,
    meta,
    expires_at: pay_deadline,
  } as const;
  await updateAttempt(tx, attempt.attempt_id, issued, now);
  const change = {
    pay_way,
    pay_period: 0,
    pay_deadline,
    pay_proc_date: now,
    pay_meta: JSON.stringify({ ...meta, ExpireDate: pay_deadline.toISOString() }),
  };
  const to = ORDER_STATUS.awaitingAsyncPayment;
  const waiting = await moveOrder(tx, order, to, byGateway(event, 'code issued'), now, change);
  await paymentCodeMail(tx, waiting, meta, publicUrl, now);
  return 'applied';
}

/** The bank's decision is pending: the order moves to processing, and the sweeper queries the provider when the lease ends. */
export async function applyPending({
  tx,
  order,
  attempt,
  event,
  now,
}: EventOfOrder): Promise<Outcome> {
  if (order.status !== ORDER_STATUS.placed || attempt.status !== 'open') return 'ignored';
  const change = { pay_proc_date: now, lease_until: after(now, ORDER_TIMING.processing) };
  const by = byGateway(event, 'pending at the bank');
  await moveOrder(tx, order, ORDER_STATUS.processing, by, now, change);
  return 'applied';
}
