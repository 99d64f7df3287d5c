import {
  canMove,
  formatTwd,
  ORDER_STATUS,
  type OrderStatus,
  type RefundReason,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import {
  findRefunds,
  insertRefundTask,
  markRefundTasksDone,
  type RefundTask,
  UNAWAITED,
} from '../../payment/refund-repository.ts';
import { findPaidAttempt } from '../../payment/repository.ts';
import { refundDoneMail } from '../mails/order-mails.ts';
import { queryProvider } from '../paying/sync-with-provider.ts';
import { type Cause, type OrderRow, recordEntry } from '../repository.ts';
import {
  byShop,
  closeOrder,
  lockForShop,
  moveRejected,
  rejectUnless,
  type ShopContext,
} from './for-shop.ts';

const { cancelled, paid, cashOnDelivery, storePickup } = ORDER_STATUS;

/** A cause with the reason that the buyer is given, for the order's history. */
const withReason = (cause: Cause, reason: string): Cause =>
  reason === '' ? cause : { ...cause, detail: { ...cause.detail, reason } };

/**
 * Cancels an unpaid order, or one whose parcel came back. The provider is queried first, for a lost webhook. The reason
 * is mailed to the buyer; '' for none.
 */
export async function cancelOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: ShopContext,
  reason = '',
): Promise<OrderRow> {
  await queryProvider(db, ord_id, context);
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    rejectUnless(order.status !== paid, order, '直接取消', {
      instead: '已收的款項要退還，請改用「取消並退款」。',
      command: '已收的款項請用 refund 退還。',
    });
    rejectUnless(canMove(order.status, cancelled), order, '取消');
    const returned = ([cashOnDelivery, storePickup] as OrderStatus[]).includes(
      order.status as OrderStatus,
    );
    const cause = returned ? 'returned' : 'cancelled by the shop';
    return closeOrder(tx, order, withReason(byShop(context, cause), reason), context, reason);
  });
}

/** Records a refund task for what an order was paid with; `amount` for only a part of it, in TWD. */
export async function recordRefund(
  tx: Database,
  order: OrderRow,
  reason: 'cancelled' | 'returned',
  now: Date,
  amount = order.pay_amt,
): Promise<void> {
  const { ord_id, ord_code } = order;
  const trade_no = (await findPaidAttempt(tx, ord_id))?.trade_no ?? ord_code;
  await insertRefundTask(tx, { ord_id, trade_no, amount, reason }, now);
}

const sumOf = (tasks: readonly RefundTask[]) => tasks.reduce((sum, { amount }) => sum + amount, 0);

/**
 * @throws Rejection for an order with an open refund of another payment, such as a duplicate: that must be recorded
 * first, so that the order is not cancelled by mistake.
 */
async function rejectWithDuplicate(tx: Database, { ord_id, ord_code }: OrderRow): Promise<void> {
  const open = (await findRefunds(tx, ord_id)).filter(({ status }) => status === 'open');
  if (open.length === 0) return;
  const sentence = `訂單 ${ord_code} 另有重複或金額不符的款項 ${formatTwd(sumOf(open))} 待退，訂單本身仍有效。請先在金流商後台退還，`;
  throw moveRejected(`${sentence}並記錄重複款項已退；若要取消整筆訂單，再退款。`, {
    command: `${sentence}並以 refund ${ord_code} --duplicate 記錄；若要取消整筆訂單，再執行 refund ${ord_code}。`,
  });
}

/** 3 → 0: records a refund task and restores the stock. */
export async function refundPaid(tx: Database, order: OrderRow, context: ShopContext, answer = '') {
  await rejectWithDuplicate(tx, order);
  if (order.pay_amt > 0) await recordRefund(tx, order, 'cancelled', context.now);
  return closeOrder(tx, order, withReason(byShop(context, 'refunded'), answer), context, answer);
}

/** Marks open refund tasks as done, after a refund by hand. Returns the amount in TWD, 0 where none was open. */
async function completeRefunds(
  tx: Database,
  order: OrderRow,
  context: ShopContext,
  reasons?: readonly RefundReason[],
): Promise<number> {
  const { now } = context;
  const done = await markRefundTasksDone(tx, order.ord_id, now, reasons);
  if (done.length > 0) {
    const cause = { ...byShop(context, 'refund recorded'), detail: { amount: sumOf(done) } };
    await recordEntry(tx, order, cause, now);
  }
  await refundDoneMail(tx, order, done, context);
  return sumOf(done);
}

/** Cancels a paid order, with a refund task; where tasks are open, marks them as done by hand at the provider. */
export async function refundOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: ShopContext,
  reason = '',
): Promise<{ order: OrderRow; owed: number; refunded: number }> {
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    if (order.status === paid) {
      const closed = await refundPaid(tx, order, context, reason);
      return { order: closed, owed: order.pay_amt, refunded: 0 };
    }
    const refunded = await completeRefunds(tx, order, context);
    rejectUnless(refunded > 0, order, '退款', { instead: '這筆訂單沒有待退的款項。' });
    return { order, owed: 0, refunded };
  });
}

/** Marks as refunded what was paid too much: a duplicate, late or wrong payment. The order is not changed. */
export async function completeDuplicateRefund(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: ShopContext,
): Promise<{ order: OrderRow; refunded: number }> {
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const refunded = await completeRefunds(tx, order, context, UNAWAITED);
    if (refunded === 0) throw moveRejected(`訂單 ${order.ord_code} 沒有重複或多付的待退款項。`);
    return { order, refunded };
  });
}
