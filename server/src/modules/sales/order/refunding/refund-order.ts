import { formatTwd, ORDER_STATUS, type RefundReason } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import {
  findRefunds,
  insertRefundTask,
  type RefundTask,
  UNAWAITED,
} from '../../payment/refund-repository.ts';
import type { Cause, OrderRow } from '../repository.ts';
import {
  byShop,
  closeOrder,
  lockForShop,
  moveRejected,
  rejectUnless,
  type ShopContext,
  withReason,
} from '../shop/for-shop.ts';
import { beginRefund, type ChosenWay } from './choose-way.ts';
import { returnCreditPart } from './credit-refund.ts';
import { recordByHand } from './record-by-hand.ts';
import { refundsOfOrder, requireRest } from './refunds-of-order.ts';

const { paid } = ORDER_STATUS;

/** Records a refund task for what is left of an order's payment; undefined where nothing is left. */
async function recordCancelled(tx: Database, order: OrderRow, now: Date) {
  const { trade_no, rest: amount } = await refundsOfOrder(tx, order);
  if (amount === 0) return undefined;
  return insertRefundTask(tx, { ord_id: order.ord_id, trade_no, amount, reason: 'cancelled' }, now);
}

/**
 * Records that an order was returned: a refund task for the money, if any is left, and its store credit. `chosen` is
 * what is paid back of both in TWD, at first of the money; all where it is undefined. @throws Rejection for more than is
 * left.
 */
export async function recordReturned(
  tx: Database,
  order: OrderRow,
  chosen: number | undefined,
  { actor, now }: { actor: Cause['actor']; now: Date },
): Promise<{ task: RefundTask | undefined; owed: number }> {
  const { trade_no, refunds, rest, creditRest } = await refundsOfOrder(tx, order);
  const owed = chosen ?? rest + creditRest;
  requireRest(owed, rest + creditRest);
  const money = { ord_id: order.ord_id, trade_no, amount: Math.min(owed, rest) };
  const task =
    money.amount > 0
      ? await insertRefundTask(tx, { ...money, reason: 'returned' }, now)
      : undefined;
  const credit = { reason: 'returned', amount: owed - money.amount, contents: [], actor } as const;
  await returnCreditPart(tx, order, credit, refunds, now);
  return { task, owed };
}

const isUnawaited = (reason: string) => (UNAWAITED as readonly string[]).includes(reason);

const sumOf = (tasks: readonly RefundTask[]) => tasks.reduce((sum, { amount }) => sum + amount, 0);

/**
 * @throws Rejection for an order with an open refund of another payment, such as a duplicate: that must be recorded
 * first, so that the order is not cancelled by mistake.
 */
async function rejectWithDuplicate(tx: Database, { ord_id, ord_code }: OrderRow): Promise<void> {
  const open = (await findRefunds(tx, ord_id)).filter(
    ({ status, reason }) => status === 'open' && isUnawaited(reason),
  );
  if (open.length === 0) return;
  const sentence = `訂單 ${ord_code} 另有重複或金額不符的款項 ${formatTwd(sumOf(open))} 待退，訂單本身仍有效。請先在金流商後台退還，`;
  throw moveRejected(`${sentence}並記錄重複款項已退；若要取消整筆訂單，再退款。`, {
    command: `${sentence}並以 refund ${ord_code} --duplicate 記錄；若要取消整筆訂單，再執行 refund ${ord_code}。`,
  });
}

/**
 * 3 → 0: records a refund task that is paid back as chosen (`way`; '' to choose later), and restores the stock. Returns
 * the task; undefined where nothing is left to pay back.
 */
export async function refundPaid(
  tx: Database,
  order: OrderRow,
  { answer, way }: { answer: string; way: ChosenWay | '' },
  context: ShopContext,
): Promise<RefundTask | undefined> {
  await rejectWithDuplicate(tx, order);
  const task = await recordCancelled(tx, order, context.now);
  const cause = withReason(byShop(context, 'refunded'), answer);
  const closed = await closeOrder(tx, order, cause, context, { answer, owed: task?.amount ?? 0 });
  if (task && way !== '') await beginRefund(tx, closed, task, way, context);
  return task;
}

/** The refunds that a person records as paid back: all open ones of an order, or those with some reasons. */
async function openRefunds(tx: Database, { ord_id }: OrderRow, reasons?: readonly RefundReason[]) {
  const open = (await findRefunds(tx, ord_id)).filter(({ status }) => status === 'open');
  return reasons
    ? open.filter(({ reason }) => (reasons as readonly string[]).includes(reason))
    : open;
}

/**
 * Cancels a paid order, with a refund task that is paid back as chosen (`way`; '' to choose later); where tasks are open,
 * records that they were paid back by hand.
 */
export async function refundOrder(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: ShopContext,
  { reason = '', way = '' }: { reason?: string; way?: ChosenWay | '' } = {},
): Promise<{ order: OrderRow; owed: number; refunded: number; waits: boolean }> {
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    if (order.status === paid) {
      const task = await refundPaid(tx, order, { answer: reason, way }, context);
      return { order, owed: task?.amount ?? 0, refunded: 0, waits: false };
    }
    const open = await openRefunds(tx, order);
    rejectUnless(open.length > 0, order, '退款', { instead: '這筆訂單沒有待退的款項。' });
    return { order, owed: 0, ...(await recordByHand(tx, order, open, context)) };
  });
}

/** Marks as refunded what was paid too much: a duplicate, late or wrong payment. The order is not changed. */
export async function completeDuplicateRefund(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  context: ShopContext,
): Promise<{ order: OrderRow; refunded: number; waits: boolean }> {
  return db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const open = await openRefunds(tx, order, UNAWAITED);
    if (open.length === 0) throw moveRejected(`訂單 ${order.ord_code} 沒有重複或多付的待退款項。`);
    return { order, ...(await recordByHand(tx, order, open, context)) };
  });
}
