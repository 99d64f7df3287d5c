import { canMove, ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { beginRefund, type ChosenWay } from '../refunding/choose-way.ts';
import { recordReturned, refundPaid } from '../refunding/refund-order.ts';
import { type OrderRow, recordEntry } from '../repository.ts';
import { findRequests, type RequestRow, updateOpenRequest } from '../request-repository.ts';
import {
  byShop,
  closeOrder,
  lockForShop,
  moveRejected,
  rejectUnless,
  type ShopContext,
} from '../shop/for-shop.ts';
import { postRequestMail, requestDeclined, returnAccepted } from './request-mails.ts';

interface Answer {
  /** The shop's message to the buyer; '' for none. */
  reason: string;
  /** For a return, the amount to refund in TWD; undefined for the whole payment. */
  amount?: number | undefined;
  /** How it is paid back; '' to choose later. */
  way?: ChosenWay | '' | undefined;
}

/** The order's open request. @throws Rejection where there is none. */
async function openRequest(tx: Database, { ord_id, ord_code }: OrderRow): Promise<RequestRow> {
  const open = (await findRequests(tx, ord_id)).find(({ state }) => state === 'open');
  if (!open) throw moveRejected(`訂單 ${ord_code} 沒有待回覆的申請。`);
  return open;
}

async function acceptReturn(
  tx: Database,
  order: OrderRow,
  { reason: answer, amount: chosen, way = '' }: Answer,
  context: ShopContext,
): Promise<number> {
  const { now } = context;
  const { ord_id } = order;
  const { task, owed } = await recordReturned(tx, order, chosen, context);
  const request = await updateOpenRequest(tx, ord_id, { state: 'accepted', answer }, now);
  if (!request) throw new Error('a request ended under its lock');
  await recordEntry(tx, order, byShop(context, 'return accepted'), now);
  await postRequestMail(tx, order, request, returnAccepted(request, owed), context);
  if (task && way !== '') await beginRefund(tx, order, task, way, context);
  return owed;
}

/** Cancels the order as requested, and records the refund of what was paid. */
async function acceptCancel(
  tx: Database,
  order: OrderRow,
  { reason, amount, way = '' }: Answer,
  context: ShopContext,
): Promise<number> {
  if (amount !== undefined)
    throw moveRejected('取消訂單時全額退款，不能指定金額。', { field: 'amount' });
  rejectUnless(canMove(order.status, ORDER_STATUS.cancelled), order, '取消', {
    instead: '請婉拒這項申請，並請訂購人收到後申請退貨。',
  });
  if (order.status !== ORDER_STATUS.paid) {
    const cause = byShop(context, 'cancelled on request');
    await closeOrder(tx, order, cause, context, { answer: reason });
    return order.pay_amt;
  }
  return (await refundPaid(tx, order, { answer: reason, way }, context))?.amount ?? 0;
}

/** Accepts an order's open request: cancels the order, or records a return. Returns the TWD to refund. */
export async function acceptRequest(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  answer: Answer,
  context: ShopContext,
): Promise<{ kind: RequestRow['kind']; owed: number }> {
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const { kind } = await openRequest(tx, order);
    const accept = kind === 'return' ? acceptReturn : acceptCancel;
    return { kind, owed: await accept(tx, order, answer, context) };
  });
}

/** Declines an order's open request, with a reason for the buyer; the order is not changed. */
export async function declineRequest(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  { reason }: Pick<Answer, 'reason'>,
  context: ShopContext,
): Promise<RequestRow['kind']> {
  const { now } = context;
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const { kind } = await openRequest(tx, order);
    if (reason === '')
      throw moveRejected('請填寫原因，會寄給訂購人。', {
        field: 'reason',
        command: '請以 --reason 填寫原因，會寄給訂購人。',
      });
    const end = { state: 'declined', answer: reason } as const;
    const declined = await updateOpenRequest(tx, ord_id, end, now);
    if (!declined) throw new Error('a request ended under its lock');
    await recordEntry(tx, order, byShop(context, `${kind} declined`), now);
    await postRequestMail(tx, order, declined, requestDeclined(declined), context);
    return kind;
  });
}
