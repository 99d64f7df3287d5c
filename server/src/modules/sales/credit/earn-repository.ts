import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, asc, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { creditLots, orders, refundTasks } from '../../../platform/db/schema/index.ts';

/** How long after its day an order can still earn credit, such as when the shop was down. */
const WINDOW_DAYS = 30;
/** An order is shipped within this time, so that older ones need not be read. */
const OLDEST_DAYS = 180;

/** What was paid in money for an order, less what was paid back. */
const stayed = sql`${orders.pay_amt} - coalesce((
  SELECT sum(${refundTasks.amount}) FROM ${refundTasks}
  WHERE ${refundTasks.ord_id} = ${orders.ord_id}
    AND ${refundTasks.reason} IN ('partial', 'returned') AND ${refundTasks.trade_no} <> 'credit ' || ${orders.ord_code}
), 0)`.mapWith(Number);

/** The source of the credit for an order, by which it is granted once. */
export const earnSource = (ord_id: string): string => `order ${ord_id}`;

interface EarnSearch {
  earn_days: number;
  now: Date;
  limit: number;
  after: { ord_date: Date; ord_id: string } | undefined;
}

/**
 * Shipped orders of members whose day to earn credit has come, and that have earned none, behind the last one of the page
 * before.
 */
export const findEarningOrders = (db: Database, { earn_days, now, limit, after }: EarnSearch) => {
  const due = before(now, earn_days * DAY);
  return db
    .select({
      ord_id: orders.ord_id,
      ord_code: orders.ord_code,
      cus_id: orders.cus_id,
      ord_date: orders.ord_date,
      paid: stayed,
    })
    .from(orders)
    .where(
      and(
        eq(orders.status, ORDER_STATUS.fulfilled),
        isNotNull(orders.cus_id),
        gt(orders.pay_amt, 0),
        lte(orders.ship_date, due),
        gt(orders.ship_date, before(due, WINDOW_DAYS * DAY)),
        gt(orders.ord_date, before(due, OLDEST_DAYS * DAY)),
        gt(stayed, 0),
        after &&
          sql`(${orders.ord_date}, ${orders.ord_id}) > (${after.ord_date.toISOString()}::timestamptz, ${after.ord_id})`,
        notExists(
          db
            .select({ id: creditLots.id })
            .from(creditLots)
            .where(eq(creditLots.source, sql`'order ' || ${orders.ord_id}`)),
        ),
      ),
    )
    .orderBy(asc(orders.ord_date), asc(orders.ord_id))
    .limit(limit);
};
