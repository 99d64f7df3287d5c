import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { orders, refundTasks } from '../../platform/db/schema/index.ts';
import { storeLine } from '../order/receiving-facts.ts';

/** An order as listed for an operator; amounts in TWD. */
export interface ListedOrder {
  ord_code: string;
  ord_date: string;
  status: number;
  status_text: string;
  inv_amt: number;
  cnt_name: string;
  /** The pickup store; '' for an address. */
  store: string;
  /** The amount still to be refunded. */
  refund_due: number;
}

export interface OrderQuery {
  /** Empty for all. */
  statuses: readonly number[];
  limit: number;
}

const refundDue = sql<number>`coalesce((select sum(${refundTasks.amount}) from ${refundTasks} where ${refundTasks.ord_id} = ${orders.ord_id} and ${refundTasks.status} = 'open'), 0)`;

/** Orders, newest first, and their total number. */
export async function findOrders(
  db: Database,
  { statuses, limit }: OrderQuery,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matching = and(
    ne(orders.status, ORDER_STATUS.draft),
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
  );
  const rows = await db
    .select({
      ord_code: orders.ord_code,
      ord_date: orders.ord_date,
      status: orders.status,
      inv_amt: orders.inv_amt,
      cnt_name: orders.cnt_name,
      rec_meta: orders.rec_meta,
      refund_due: refundDue.mapWith(Number),
    })
    .from(orders)
    .where(matching)
    .orderBy(desc(orders.ord_date), desc(orders.ord_code))
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(orders).where(matching);
  return {
    orders: rows.map(({ rec_meta, ...row }) => ({
      ...row,
      store: storeLine({ rec_meta }),
      ord_date: row.ord_date.toISOString(),
      status_text: orderStatusText(row.status),
    })),
    total: counted?.total ?? 0,
  };
}

/** The order with this order code. */
export async function findOrderByCode(db: Database, ord_code: string) {
  const [order] = await db
    .select({ ord_id: orders.ord_id })
    .from(orders)
    .where(eq(orders.ord_code, ord_code.trim().toUpperCase()));
  return order;
}
