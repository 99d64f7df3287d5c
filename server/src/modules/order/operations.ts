import { canMove, ORDER_STATUS, type OrderStatus, orderStatusText } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import {
  completeRefundTasks,
  findPaidAttempt,
  insertRefundTask,
  supersedeAttempts,
} from '../payment/repository.ts';
import { orderCancelledMail, orderShippedMail } from './order-mails.ts';
import { lockOrder, moveOrder, type OrderRow } from './repository.ts';
import { commitStock, releaseStock, restock } from './stock-repository.ts';
import { type QueryContext, queryProvider } from './sync-with-provider.ts';

const { cancelled, paid, fulfilled, cashOnDelivery, storePickup } = ORDER_STATUS;

const by = (cause: string) => ({ actor: 'admin', cause }) as const;

/** @throws Refusal naming the order's status and what to do instead. */
function refuseUnless(allowed: boolean, order: OrderRow, what: string, instead = ''): void {
  if (allowed) return;
  throw new Refusal(
    409,
    'ORDER_MOVE_REFUSED',
    `訂單 ${order.ord_code} 目前是「${orderStatusText(order.status)}」，不能${what}。${instead}`,
  );
}

/** 3, 4, 5 → 99: the goods have been shipped; cash on delivery counts as received. */
export async function shipOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  { publicUrl, now }: QueryContext,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    refuseUnless(canMove(order.status, fulfilled), order, '出貨');
    // Cash-on-delivery stock was only reserved until now.
    await commitStock(tx, ord_id, now);
    const collected = order.status !== paid && { pay_amt: order.ap_amt, pay_date: now };
    const change = { ship_date: now, ...collected };
    const shipped = await moveOrder(tx, order, fulfilled, by('shipped'), now, change);
    await orderShippedMail(tx, shipped, publicUrl, now);
    return shipped;
  });
}

async function close(
  tx: Database,
  order: OrderRow,
  cause: string,
  { publicUrl, now }: QueryContext,
): Promise<OrderRow> {
  await releaseStock(tx, order.ord_id, now);
  await restock(tx, order.ord_id, now);
  await supersedeAttempts(tx, order.ord_id, now);
  const change = { lease_until: null };
  const closed = await moveOrder(tx, order, cancelled, by(cause), now, change);
  await orderCancelledMail(tx, closed, publicUrl, now);
  return closed;
}

/**
 * To 0 from any unpaid status; the stock of a returned parcel is restored. The provider is queried first, for a payment
 * whose webhook was lost.
 */
export async function cancelOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: QueryContext,
): Promise<OrderRow> {
  await queryProvider(db, ord_id, context);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    refuseUnless(order.status !== paid, order, '直接取消', '已收的款項請用 refund 退還。');
    refuseUnless(canMove(order.status, cancelled), order, '取消');
    const returned = ([cashOnDelivery, storePickup] as OrderStatus[]).includes(
      order.status as OrderStatus,
    );
    return close(tx, order, returned ? 'returned' : 'cancelled by the shop', context);
  });
}

async function recordRefund(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { ord_id, ord_code, pay_amt: amount } = order;
  const trade_no = (await findPaidAttempt(tx, ord_id))?.trade_no ?? ord_code;
  await insertRefundTask(tx, { ord_id, trade_no, amount, reason: 'cancelled' }, now);
}

/** 3 → 0: records a refund task and restores the stock. */
async function refundPaid(tx: Database, order: OrderRow, context: QueryContext): Promise<OrderRow> {
  if (order.pay_amt > 0) await recordRefund(tx, order, context.now);
  return close(tx, order, 'refunded', context);
}

/**
 * Of a paid order: cancels it and records the refund task. Of an order with open refund tasks: marks them as done, the
 * money having been refunded by hand at the provider.
 */
export async function refundOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: QueryContext,
): Promise<{ order: OrderRow; owed: number; settled: number }> {
  const { now } = context;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    if (order.status === paid)
      return { order: await refundPaid(tx, order, context), owed: order.pay_amt, settled: 0 };
    const done = await completeRefundTasks(tx, ord_id, now);
    refuseUnless(done.length > 0, order, '退款', '這筆訂單沒有待退的款項。');
    return { order, owed: 0, settled: done.reduce((sum, amount) => sum + amount, 0) };
  });
}
