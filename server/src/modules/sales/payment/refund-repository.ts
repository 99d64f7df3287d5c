import { randomUUID } from 'node:crypto';
import type { RefundReason } from '@pinpu/shared/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import { refundTasks } from '../../../platform/db/schema/index.ts';

/** Payments that an order did not await: a second one, one after its end, and one of another amount. */
export const UNAWAITED = ['twice', 'late', 'amount'] as const satisfies readonly RefundReason[];

export type RefundTask = typeof refundTasks.$inferSelect;

/** Records a refund task, only once per trade and reason, except parts; undefined where there was one already. */
export const insertRefundTask = (
  tx: Database,
  task: Pick<RefundTask, 'ord_id' | 'trade_no' | 'amount'> & {
    reason: RefundReason;
    contents?: RefundTask['contents'];
  },
  now: Date,
): Promise<RefundTask | undefined> =>
  firstRow(
    tx
      .insert(refundTasks)
      .values({ ...task, id: randomUUID(), c_date: now, u_date: now })
      .onConflictDoNothing()
      .returning(),
  );

export const findRefund = (db: Database, id: string): Promise<RefundTask | undefined> =>
  firstRow(db.select().from(refundTasks).where(eq(refundTasks.id, id)));

export const updateRefund = (
  tx: Database,
  { id }: Pick<RefundTask, 'id'>,
  change: Partial<RefundTask>,
  now: Date,
): Promise<RefundTask | undefined> =>
  firstRow(
    tx
      .update(refundTasks)
      .set({ ...change, u_date: now })
      .where(eq(refundTasks.id, id))
      .returning(),
  );

export const findRefunds = (db: Database, ord_id: string): Promise<RefundTask[]> =>
  db
    .select()
    .from(refundTasks)
    .where(eq(refundTasks.ord_id, ord_id))
    .orderBy(asc(refundTasks.c_date), asc(refundTasks.id));

export async function findOrdersWithRefunds(db: Database, ord_ids: readonly string[]) {
  const rows = await db
    .select({ ord_id: refundTasks.ord_id })
    .from(refundTasks)
    .where(and(inArray(refundTasks.ord_id, [...ord_ids]), eq(refundTasks.status, 'open')));
  return rows.map(({ ord_id }) => ord_id);
}
