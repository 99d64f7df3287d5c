import { creditOfOrder, formatTwd, ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { insertRefundTask, type RefundTask } from '../../payment/refund-repository.ts';
import { partRefundMail } from '../mails/order-mails.ts';
import { soldLines } from '../order-view.ts';
import { findEvents, type OrderRow, recordEntry } from '../repository.ts';
import { byShop, lockForShop, moveRejected, rejectUnless } from '../shop/for-shop.ts';
import { restock } from '../stock/restock-repository.ts';
import { beginRefund, type ChosenWay, type RefundContext } from './choose-way.ts';
import { returnCreditPart } from './credit-refund.ts';
import { refundsOfOrder, requireRest } from './refunds-of-order.ts';
import { unitsNotBack } from './returned-units.ts';

export interface PartRefund {
  amount: number;
  /** The units that came back or are not sent; empty where only money goes back. */
  contents: RefundTask['contents'];
  /** Whether these units are good, and go back to the stock. */
  restock: boolean;
  /** For the buyer; '' for none. */
  reason: string;
  way: ChosenWay | '';
}

const { paid, fulfilled } = ORDER_STATUS;

/** @throws Rejection for units that the order does not have, or that were refunded before. */
function requireUnits(
  order: OrderRow,
  contents: PartRefund['contents'],
  earlier: readonly RefundTask[],
): void {
  const lines = soldLines(order);
  const numbers = contents.map(({ line_no }) => line_no);
  const isOnce = new Set(numbers).size === numbers.length;
  for (const { line_no, qty } of contents) {
    const line = lines[line_no - 1];
    const back = earlier
      .flatMap((one) => one.contents)
      .filter((one) => one.line_no === line_no)
      .reduce((sum, one) => sum + one.qty, 0);
    if (!isOnce || !line || qty < 1 || back + qty > line.qty)
      throw moveRejected(
        line
          ? `「${line.prd_name}」最多只能再退 ${Math.max(0, line.qty - back)} 件。`
          : '訂單裡沒有這項商品。',
        { field: 'contents' },
      );
  }
}

/** @throws Rejection for units that have come back before: they would be in the stock twice. */
async function requireNotBack(tx: Database, order: OrderRow, contents: PartRefund['contents']) {
  const entries = await findEvents(tx, order.ord_id);
  const twice = contents.find(({ line_no, qty }) => qty > unitsNotBack(order, entries, line_no));
  if (twice)
    throw moveRejected('這些商品已記錄為收到退貨，不能再放回庫存一次。請取消勾選「放回庫存」。', {
      field: 'contents',
    });
}

/** What the order's history says about a part refund. */
function detailOf({ amount, contents, reason, ...part }: PartRefund) {
  const units = contents.reduce((sum, { qty }) => sum + qty, 0);
  return {
    amount,
    ...(units > 0 && { units, restocked: part.restock ? contents : [] }),
    ...(reason && { reason }),
  };
}

/** Records the money of a part refund; undefined where there is none. */
async function insertPart(
  tx: Database,
  part: Pick<RefundTask, 'ord_id' | 'trade_no' | 'amount' | 'contents'>,
  now: Date,
): Promise<RefundTask | undefined> {
  if (part.amount === 0) return undefined;
  const task = await insertRefundTask(tx, { ...part, reason: 'partial' }, now);
  if (!task) throw new Error('a part refund was not recorded');
  return task;
}

/** The refunds of an order so far, and what is left of its money. @throws Rejection where it can't be paid back like this. */
async function requirePart(tx: Database, order: OrderRow, part: PartRefund) {
  const { amount, contents } = part;
  const isPaid = order.status === paid || order.status === fulfilled;
  rejectUnless(isPaid && order.pay_amt + creditOfOrder(order).paid > 0, order, '退部分款項');
  if (amount < 1) throw moveRejected('請填寫退款金額。', { field: 'amount' });
  const found = await refundsOfOrder(tx, order);
  requireRest(amount, found.rest + found.creditRest);
  requireUnits(order, contents, found.refunds);
  if (part.restock) await requireNotBack(tx, order, contents);
  return found;
}

/** Pays a part of an order back, which stays as it is: money, units, or both. */
export const refundPart = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  part: PartRefund,
  context: RefundContext,
): Promise<string> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const { now } = context;
    const { amount, contents, reason, way } = part;
    const { trade_no, refunds, rest } = await requirePart(tx, order, part);
    // Money goes back first, then the order's paid credit.
    const money = Math.min(amount, rest);
    const task = await insertPart(tx, { ord_id, trade_no, amount: money, contents }, now);
    if (part.restock) await restock(tx, order, contents, now);
    const ofTask = { contents: task ? [] : contents, amount: amount - money };
    const returned = { reason: 'partial', ...ofTask, actor: context.actor } as const;
    const before = task ? [...refunds, task] : refunds;
    const ofCredit = await returnCreditPart(tx, order, returned, before, now);
    const detail = detailOf(part);
    await recordEntry(tx, order, { ...byShop(context, 'refunded in part'), detail }, now);
    await partRefundMail(
      tx,
      order,
      { id: (task ?? ofCredit)?.id ?? '', amount },
      { ...context, reason },
    );
    if (task && way !== '') await beginRefund(tx, order, task, way, context);
    return `訂單 ${order.ord_code} 退部分款項 ${formatTwd(amount)} 已記錄。`;
  });
