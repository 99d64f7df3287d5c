import { randomUUID } from 'node:crypto';
import type { RefundReason } from '@pinpu/shared/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { refundTasks } from '../../../platform/db/schema/index.ts';

/** Payments that an order did not await: a second one, one after its end, and one of another amount. */
export const UNAWAITED = ['twice', 'late', 'amount'] as const satisfies readonly RefundReason[];

export type RefundTask = typeof refundTasks.$inferSelect;

/** Records a refund task, only once per trade and reason. */
export async function insertRefundTask(
  tx: Database,
  task: Pick<RefundTask, 'ord_id' | 'trade_no' | 'amount'> & { reason: RefundReason },
  now: Date,
): Promise<void> {
  await tx
    .insert(refundTasks)
    .values({ ...task, id: randomUUID(), c_date: now, u_date: now })
    .onConflictDoNothing();
}

export const findRefunds = (db: Database, ord_id: string): Promise<RefundTask[]> =>
  db
    .select()
    .from(refundTasks)
    .where(eq(refundTasks.ord_id, ord_id))
    .orderBy(asc(refundTasks.c_date), asc(refundTasks.id));

/** Marks the order's open refund tasks as done: all, or those with some reasons. */
export const markRefundTasksDone = (
  tx: Database,
  ord_id: string,
  now: Date,
  reasons?: readonly RefundReason[],
): Promise<RefundTask[]> =>
  tx
    .update(refundTasks)
    .set({ status: 'done', u_date: now })
    .where(
      and(
        eq(refundTasks.ord_id, ord_id),
        eq(refundTasks.status, 'open'),
        reasons && inArray(refundTasks.reason, [...reasons]),
      ),
    )
    .returning();

export async function findOrdersWithRefunds(db: Database, ord_ids: readonly string[]) {
  const rows = await db
    .select({ ord_id: refundTasks.ord_id })
    .from(refundTasks)
    .where(and(inArray(refundTasks.ord_id, [...ord_ids]), eq(refundTasks.status, 'open')));
  return rows.map(({ ord_id }) => ord_id);
}
