import type { Database } from '../../../../platform/db/index.ts';
import type { RefundTask } from '../../payment/refund-repository.ts';
import type { OrderRow } from '../repository.ts';
import { moveRejected } from '../shop/for-shop.ts';
import { beginRefund, needsRelease, type RefundContext } from './choose-way.ts';
import { finishRefunds } from './finish-refunds.ts';

/**
 * Records open refunds of a locked order as paid back by a person, or has them wait for a second one. @throws Rejection
 * while the provider is paying one of them back: it would be paid twice.
 */
export async function recordByHand(
  tx: Database,
  order: OrderRow,
  tasks: readonly RefundTask[],
  context: RefundContext,
): Promise<{ refunded: number; waits: boolean }> {
  if (tasks.some(({ call }) => call === 'due' || call === 'sending'))
    throw moveRejected(
      `訂單 ${order.ord_code} 的款項正由金流商退還，還不知道結果，不能記錄為已退還。`,
    );
  if (await needsRelease(tx, order, tasks, context)) {
    for (const task of tasks) await beginRefund(tx, order, task, 'hand', context);
    return { refunded: 0, waits: true };
  }
  const { actor, publicUrl, now } = context;
  const byHand = tasks.map((task) => ({ ...task, way: 'hand' as const }));
  return {
    refunded: await finishRefunds(tx, order, byHand, { actor }, { publicUrl, now }),
    waits: false,
  };
}
