import { randomUUID } from 'node:crypto';
import { CARD_INSTALMENTS, canMove, ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { refundTasks } from '../../platform/db/schema/index.ts';
import { type Attempt, changeAttempt, supersedeAttempts } from '../order/attempts.ts';
import { paymentCodeMail, paymentReceivedMail } from '../order/order-mails.ts';
import { moveOrder, noteEvent, type OrderRow } from '../order/repository.ts';
import { commitStock, extendHold, releaseStock } from '../order/stock.ts';
import { after, ORDER_TIMING } from '../order/timing.ts';
import type { PaymentNews } from './port.ts';

/** Verified news of an attempt, and its order under lock. */
export interface Settling {
  tx: Database;
  order: OrderRow;
  attempt: Attempt;
  news: PaymentNews;
  publicUrl: string;
  now: Date;
}

type Outcome = 'applied' | 'ignored' | 'refund';

const byGateway = ({ trade_no, code }: PaymentNews, cause: string) =>
  ({ actor: 'gateway', cause, detail: { trade_no, code } }) as const;

/** Money nobody awaits any more, late or for the second time: it must go back (docs/specification). */
async function owesRefund({ tx, order, attempt, news, now }: Settling): Promise<Outcome> {
  const { ord_id, status } = order;
  await tx
    .insert(refundTasks)
    .values({
      id: randomUUID(),
      ord_id,
      trade_no: news.trade_no,
      amount: news.amount,
      reason:
        status === ORDER_STATUS.cancelled || status === ORDER_STATUS.failed ? 'late' : 'twice',
      c_date: now,
      u_date: now,
    })
    .onConflictDoNothing();
  await changeAttempt(
    tx,
    attempt.attempt_id,
    { status: 'paid', provider_trade_no: news.provider_trade_no },
    now,
  );
  const event = { ord_id, from_status: status, to_status: status };
  await noteEvent(tx, event, byGateway(news, 'refund owed'), now);
  return 'refund';
}

const CARD = 3;

/** How it was paid; a provider may say no more than that it was a card, or nothing. */
function wayPaid({ attempt, news }: Settling): Pick<Attempt, 'pay_way' | 'pay_period'> {
  const isInstalments = news.pay_way === CARD && attempt.pay_way === CARD_INSTALMENTS;
  const pay_way = news.pay_way === 0 || isInstalments ? attempt.pay_way : news.pay_way;
  const pay_period = pay_way === CARD_INSTALMENTS ? news.pay_period || attempt.pay_period : 0;
  return { pay_way, pay_period };
}

/** Money: the order is paid by whichever of its attempts, as long as it awaits any. */
export async function applyPayment(settling: Settling): Promise<Outcome> {
  const { tx, order, attempt, news, publicUrl, now } = settling;
  if (!canMove(order.status, ORDER_STATUS.paid)) return owesRefund(settling);
  const { ord_id } = order;
  await commitStock(tx, ord_id, now);
  await supersedeAttempts(tx, ord_id, now);
  const { provider_trade_no } = news;
  const way = wayPaid(settling);
  await changeAttempt(tx, attempt.attempt_id, { status: 'paid', ...way, provider_trade_no }, now);
  const change = {
    ...way,
    pay_amt: news.amount,
    pay_date: now,
    pay_proc_date: now,
    lease_until: null,
  };
  const paid = await moveOrder(tx, order, ORDER_STATUS.paid, byGateway(news, 'paid'), now, change);
  await paymentReceivedMail(tx, paid, publicUrl, now);
  return 'applied';
}

/** A failure counts only for the attempt that is current, and never for an order that is paid or has a code. */
export async function applyFailure(settling: Settling): Promise<Outcome> {
  const { tx, order, attempt, news, now } = settling;
  const awaited = order.status === ORDER_STATUS.placed || order.status === ORDER_STATUS.processing;
  if (!awaited || attempt.status !== 'open') return 'ignored';
  const { provider_trade_no } = news;
  const way = wayPaid(settling);
  await releaseStock(tx, order.ord_id, now);
  await changeAttempt(tx, attempt.attempt_id, { status: 'failed', ...way, provider_trade_no }, now);
  const change = { ...way, pay_proc_date: now, lease_until: null };
  await moveOrder(tx, order, ORDER_STATUS.failed, byGateway(news, 'failed'), now, change);
  return 'applied';
}

/** A number to pay with later: it is kept for the dialog, and the stock with it until it can no longer be paid. */
export async function applyCode(settling: Settling): Promise<Outcome> {
  const { tx, order, attempt, news, publicUrl, now } = settling;
  if (order.status !== ORDER_STATUS.placed || attempt.status !== 'open') return 'ignored';
  const { pay_way, provider_trade_no, meta } = news;
  const pay_deadline = news.expires_at ?? after(now, ORDER_TIMING.codeTerm);
  await extendHold(tx, order.ord_id, after(pay_deadline, ORDER_TIMING.codeGrace), now);
  const issued = {
    status: 'code_issued',
    pay_way,
    provider_trade_no,
    meta,
    expires_at: pay_deadline,
  } as const;
  await changeAttempt(tx, attempt.attempt_id, issued, now);
  const change = {
    pay_way,
    pay_period: 0,
    pay_deadline,
    pay_proc_date: now,
    pay_meta: JSON.stringify({ ...meta, ExpireDate: pay_deadline.toISOString() }),
  };
  const to = ORDER_STATUS.awaitingAsyncPayment;
  const waiting = await moveOrder(tx, order, to, byGateway(news, 'code issued'), now, change);
  await paymentCodeMail(tx, waiting, meta, publicUrl, now);
  return 'applied';
}

/** The bank has not decided: the order waits for it, and the sweeper asks when the lease is over. */
export async function applyPending({ tx, order, attempt, news, now }: Settling): Promise<Outcome> {
  if (order.status !== ORDER_STATUS.placed || attempt.status !== 'open') return 'ignored';
  const change = { pay_proc_date: now, lease_until: after(now, ORDER_TIMING.processing) };
  const by = byGateway(news, 'pending at the bank');
  await moveOrder(tx, order, ORDER_STATUS.processing, by, now, change);
  return 'applied';
}
