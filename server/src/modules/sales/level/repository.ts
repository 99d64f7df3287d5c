import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { orders, refundTasks } from '../../../platform/db/schema/index.ts';
import { UNAWAITED } from '../payment/refund-repository.ts';

/** What was paid back, or is about to be, of an order's own payment. A refund without a way is not decided yet. */
const paidBack = sql`(SELECT coalesce(sum(amount), 0) FROM ${refundTasks}
  WHERE ord_id = "orders"."ord_id" AND (status = 'done' OR way <> '')
    AND reason NOT IN (${sql.join(
      UNAWAITED.map((reason) => sql`${reason}`),
      sql`, `,
    )}))`;

/**
 * The orders of members since a moment whose money was received, each with what is left of it: paid orders, and those
 * that were sent, which includes those paid on receipt. Store credit is no money: `inv_amt` is what is left to pay.
 */
export const findCountedOrders = (db: Database, cus_ids: readonly string[], since: Date) =>
  db
    .select({
      ...{ cus_id: orders.cus_id, ord_date: orders.ord_date },
      amount: sql`greatest(0, ${orders.inv_amt} - ${paidBack})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        inArray(orders.cus_id, [...cus_ids]),
        gte(orders.ord_date, since),
        inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.fulfilled]),
      ),
    );
