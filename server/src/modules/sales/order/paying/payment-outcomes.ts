import { CARD_INSTALMENTS, canMove, ORDER_STATUS } from '@pinpu/shared/domain';
import { after } from '../../../../platform/clock.ts';
import type { Limits } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { EventResult, PaymentEvent } from '../../payment/port.ts';
import { insertRefundTask, type UNAWAITED } from '../../payment/refund-repository.ts';
import { type Attempt, markAttemptsSuperseded, updateAttempt } from '../../payment/repository.ts';
import {
  orderCancelledMail,
  paymentCodeMail,
  paymentReceivedMail,
  refundOwedMail,
} from '../mails/order-mails.ts';
import { type OrderRow, recordEntry, updateOrderStatus } from '../repository.ts';
import { onlineReservationEnd, reserveForPayment, reserveUntil } from '../stock/reservation.ts';
import { commitStock, releaseStock } from '../stock/stock-repository.ts';
import { ORDER_TIMING } from '../timing.ts';

export interface EventOfOrder {
  tx: Database;
  order: OrderRow;
  attempt: Attempt;
  event: PaymentEvent;
  publicUrl: string;
  limits: Limits;
  now: Date;
}

type Outcome = Extract<EventResult, 'applied' | 'ignored' | 'refund' | 'mismatch'>;

const byGateway = ({ trade_no, code }: PaymentEvent, cause: string) =>
  ({ actor: 'gateway', cause, detail: { trade_no, code } }) as const;

type Reason = (typeof UNAWAITED)[number];

async function insertTask({ tx, order, event, now }: EventOfOrder, reason: Reason): Promise<void> {
  const { trade_no, amount } = event;
  await insertRefundTask(tx, { ord_id: order.ord_id, trade_no, amount, reason }, now);
  await recordEntry(tx, order, byGateway(event, 'refund owed'), now);
}

async function recordRefund(current: EventOfOrder, reason: Reason): Promise<Outcome> {
  const { tx, attempt, event, now } = current;
  await insertTask(current, reason);
  const { provider_trade_no } = event;
  await updateAttempt(tx, attempt.attempt_id, { status: 'paid', provider_trade_no }, now);
  return 'refund';
}

/** A late or duplicate payment: records a refund task and mails the buyer (docs/specification). */
async function applyUnawaited(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, event } = current;
  const { status } = order;
  const isTwice = status === ORDER_STATUS.paid || status === ORDER_STATUS.fulfilled;
  const reason = isTwice ? 'twice' : 'late';
  await refundOwedMail(tx, order, event, reason, current);
  return recordRefund(current, reason);
}

/**
 * A payment of another amount than the attempt's: the order is not changed and can still be paid. If money was taken, a
 * refund task is recorded.
 */
export async function applyMismatch(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, event } = current;
  if (event.outcome !== 'paid' || event.amount <= 0) return 'mismatch';
  await insertTask(current, 'amount');
  await refundOwedMail(tx, order, event, 'amount', current);
  return 'mismatch';
}

const CARD = 3;

/** How the order was paid. Where the provider reports only that it was a card, or nothing, the attempt's choice. */
function wayPaid({ attempt, event }: EventOfOrder): Pick<Attempt, 'pay_way' | 'pay_period'> {
  const isInstalments = event.pay_way === CARD && attempt.pay_way === CARD_INSTALMENTS;
  const pay_way = event.pay_way === 0 || isInstalments ? attempt.pay_way : event.pay_way;
  const pay_period = pay_way === CARD_INSTALMENTS ? event.pay_period || attempt.pay_period : 0;
  return { pay_way, pay_period };
}

/** Paid after the reservation had ended and the goods were sold out: cancels the order and records a refund task. */
async function recordSoldOut(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, event, now } = current;
  const result = await recordRefund(current, 'late');
  await markAttemptsSuperseded(tx, order.ord_id, now);
  const change = { pay_amt: event.amount, lease_until: null };
  const by = byGateway(event, 'sold out before it was paid');
  const closed = await updateOrderStatus(tx, order, ORDER_STATUS.cancelled, by, now, change);
  await orderCancelledMail(tx, closed, current);
  return result;
}

/** Marks the order as paid by any of its attempts, while it still awaits payment. */
export async function applyPayment(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, now } = current;
  if (!canMove(order.status, ORDER_STATUS.paid)) return applyUnawaited(current);
  if (!(await reserveForPayment(tx, order, now))) return recordSoldOut(current);
  const { ord_id } = order;
  await commitStock(tx, ord_id, now);
  await markAttemptsSuperseded(tx, ord_id, now);
  const { provider_trade_no } = event;
  const way = wayPaid(current);
  await updateAttempt(tx, attempt.attempt_id, { status: 'paid', ...way, provider_trade_no }, now);
  const dates = { pay_date: now, pay_proc_date: now, lease_until: null };
  const change = { ...way, ...dates, pay_amt: event.amount };
  const by = byGateway(event, 'paid');
  const paid = await updateOrderStatus(tx, order, ORDER_STATUS.paid, by, now, change);
  await paymentReceivedMail(tx, paid, current);
  return 'applied';
}

/** Applies a failure: only of the current attempt, and not for an order that is paid or has a payment code. */
export async function applyFailure(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, now } = current;
  const awaited = order.status === ORDER_STATUS.placed || order.status === ORDER_STATUS.processing;
  if (!awaited || attempt.status !== 'open') return 'ignored';
  const { provider_trade_no } = event;
  const way = wayPaid(current);
  await releaseStock(tx, order.ord_id, now);
  await updateAttempt(tx, attempt.attempt_id, { status: 'failed', ...way, provider_trade_no }, now);
  const change = { ...way, pay_proc_date: now, lease_until: null };
  await updateOrderStatus(tx, order, ORDER_STATUS.failed, byGateway(event, 'failed'), now, change);
  return 'applied';
}

/** Reserves the goods for a longer payment; false where they are sold out, or the buyer has too many unpaid orders. */
async function reserveFor({ tx, order, limits, now }: EventOfOrder, until: Date): Promise<boolean> {
  try {
    return await reserveUntil(tx, order, until, { limits, now });
  } catch (error) {
    if (error instanceof Rejection) return false;
    throw error;
  }
}

/** A payment code was issued: stores it for the order dialog and extends the reservation until it expires. */
export async function applyCode(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, now } = current;
  if (order.status !== ORDER_STATUS.placed || attempt.status !== 'open') return 'ignored';
  const { pay_way, provider_trade_no, meta } = event;
  const pay_deadline = event.expires_at ?? after(now, ORDER_TIMING.codeTerm);
  // Without a reservation the order is not confirmed; if the code is paid anyway, it is tried again.
  if (!(await reserveFor(current, after(pay_deadline, ORDER_TIMING.codeGrace)))) return 'ignored';
  const issued = { pay_way, provider_trade_no, meta, expires_at: pay_deadline };
  await updateAttempt(tx, attempt.attempt_id, { status: 'code_issued', ...issued }, now);
  const change = {
    pay_way,
    pay_period: 0,
    pay_deadline,
    pay_proc_date: now,
    pay_meta: JSON.stringify({ ...meta, ExpireDate: pay_deadline.toISOString() }),
  };
  const to = ORDER_STATUS.awaitingAsyncPayment;
  const by = byGateway(event, 'code issued');
  const waiting = await updateOrderStatus(tx, order, to, by, now, change);
  await paymentCodeMail(tx, waiting, meta, current);
  return 'applied';
}

/** Applies that the bank has not decided: the order moves to processing; the sweeper queries when the lease ends. */
export async function applyPending(current: EventOfOrder): Promise<Outcome> {
  const { tx, order, attempt, event, now } = current;
  if (order.status !== ORDER_STATUS.placed || attempt.status !== 'open') return 'ignored';
  if (!(await reserveFor(current, onlineReservationEnd(order, now)))) return 'ignored';
  const change = { pay_proc_date: now, lease_until: after(now, ORDER_TIMING.processing) };
  const by = byGateway(event, 'pending at the bank');
  await updateOrderStatus(tx, order, ORDER_STATUS.processing, by, now, change);
  return 'applied';
}
