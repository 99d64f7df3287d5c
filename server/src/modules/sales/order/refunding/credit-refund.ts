import { creditOfOrder, type ParcelContents, returnedBonus } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { grantCredit, returnCredit } from '../../credit/ledger.ts';
import {
  insertRefundTask,
  type RefundTask,
  updateRefund,
} from '../../payment/refund-repository.ts';
import { soldLines } from '../order-view.ts';
import type { OrderRow } from '../repository.ts';
import { creditTrade } from './refunds-of-order.ts';

interface CreditReturn {
  reason: 'returned' | 'partial';
  /** The paid credit that goes back, in TWD. */
  amount: number;
  contents: RefundTask['contents'];
  actor: string;
}

/** The units that earlier refunds of an order had. */
const unitsOf = (refunds: readonly RefundTask[]): ParcelContents =>
  refunds.flatMap(({ contents }) => contents);

/**
 * Returns the store credit of units or of a whole order that came back: paid credit as a refund of its own, which is
 * done at once, and bonus credit in proportion to the units.
 */
export async function returnCreditPart(
  tx: Database,
  order: OrderRow,
  { reason, amount, contents, actor }: CreditReturn,
  earlier: readonly RefundTask[],
  now: Date,
): Promise<RefundTask | undefined> {
  if (order.credit_amt === 0) return undefined;
  const { ord_id, ord_code } = order;
  const row = { ord_id, trade_no: creditTrade(ord_code), amount, reason, contents } as const;
  const task = amount > 0 ? await insertRefundTask(tx, row, now) : undefined;
  if (task) await updateRefund(tx, task, { status: 'done', call: 'done', way: 'credit' }, now);
  const { bonus } = creditOfOrder(order);
  const before = earlier.filter(({ trade_no }) => trade_no === creditTrade(ord_code));
  const paid = before.reduce((sum, one) => sum + one.amount, amount);
  const back = [...unitsOf(earlier), ...contents];
  const ofUnits = reason === 'returned' ? bonus : returnedBonus(bonus, soldLines(order), back);
  await returnCredit(tx, order, { bonus: ofUnits, paid }, actor, now);
  return task;
}

/** Pays a refund back as store credit of the order's member, which does not expire. */
export async function refundAsCredit(
  tx: Database,
  { cus_id, ord_code }: OrderRow,
  { id, amount }: RefundTask,
  actor: string,
  now: Date,
): Promise<void> {
  if (cus_id === null) throw new Error('a guest has no store credit');
  const lot = {
    cus_id,
    reason: 'refund',
    source: `refund ${id}`,
    amount,
    expires_at: null,
  } as const;
  const isNew = await grantCredit(tx, { ...lot, note: `訂單 ${ord_code} 退款`, actor }, now);
  if (!isNew) throw new Error(`refund ${id} has been paid back as credit before`);
}
