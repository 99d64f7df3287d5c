import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, count, countDistinct, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  members,
  orderRequests,
  orders,
  paymentAttempts,
  promoCodes,
  refundTasks,
  stockReservations,
} from '../../../platform/db/schema/index.ts';
import { storeLine } from '../../sales/order/mails/order-mail.ts';

/** An order for an operator's list; amounts in TWD. */
export interface OrderRecord {
  ord_code: string;
  ord_date: string;
  status: number;
  inv_amt: number;
  cnt_name: string;
  /** The promoter whose link led to the order; '' for none, and for the shop's own code. */
  promoter: string;
  /** Its invoice number; '' where none is recorded. */
  invoice_code: string;
  /** The pickup store; '' for an order to an address. */
  store: string;
  /** The buyer's open request: `cancel`, `return` or ''. */
  request: string;
  /** The amount still to be refunded. */
  refund_due: number;
  /** The providers of its payment attempts, in alphabetical order. */
  providers: string[];
  /** The provider that it was paid through; '' where it is not paid. */
  paid_by: string;
}

export interface OrderQuery {
  /** Empty for all statuses. */
  statuses: readonly number[];
  limit: number;
}

// drizzle writes a column of the outer query without its table name, and inside a subquery that means the inner table's
// column.
const refundDue = sql<number>`coalesce((select sum(${refundTasks.amount}) from ${refundTasks} where ${refundTasks.ord_id} = "orders"."ord_id" and ${refundTasks.status} = 'open'), 0)`;

const request = sql<string>`coalesce((select max(${orderRequests.kind}) from ${orderRequests} where ${orderRequests.ord_id} = "orders"."ord_id" and ${orderRequests.state} = 'open'), '')`;

const ofOrder = sql`from ${paymentAttempts} where ${paymentAttempts.ord_id} = "orders"."ord_id"`;
const providers = sql<string>`coalesce((select string_agg(distinct ${paymentAttempts.provider}, ',') ${ofOrder}), '')`;
const paidBy = sql<string>`coalesce((select max(${paymentAttempts.provider}) ${ofOrder} and ${paymentAttempts.status} = 'paid'), '')`;

const promoter = sql<string>`coalesce((
  select coalesce(nullif(promoter.cus_name, ''), promoter.acc_email)
  from ${promoCodes} as promoter_code join ${members} as promoter on promoter.cus_id = promoter_code.cus_id
  where promoter_code.code = "orders"."promo_code"), '')`;

/** Orders, newest first, and their total number. */
export async function findOrders(
  db: Database,
  { statuses, limit }: OrderQuery,
): Promise<{ orders: OrderRecord[]; total: number }> {
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
      promoter,
      invoice_code: orders.invoice_code,
      rec_meta: orders.rec_meta,
      request,
      refund_due: refundDue.mapWith(Number),
      providers,
      paid_by: paidBy,
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
      providers: row.providers.split(',').filter((name) => name !== ''),
    })),
    total: counted?.total ?? 0,
  };
}

const { cashOnDelivery, storePickup } = ORDER_STATUS;

/** Orders paid on receipt whose stock has been reserved since before a moment. */
export interface Unshipped {
  orders: number;
  units: number;
}

export async function findUnshipped(db: Database, since: Date): Promise<Unshipped> {
  const [found] = await db
    .select({
      orders: countDistinct(orders.ord_id),
      units: sql`coalesce(sum(${stockReservations.qty}), 0)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(stockReservations, eq(stockReservations.ord_id, orders.ord_id))
    .where(
      and(
        inArray(orders.status, [cashOnDelivery, storePickup]),
        eq(stockReservations.state, 'held'),
        lt(orders.ord_date, since),
      ),
    );
  return found ?? { orders: 0, units: 0 };
}

/** The order with this order code. */
export async function findOrderByCode(db: Database, ord_code: string) {
  const [order] = await db
    .select({ ord_id: orders.ord_id, ord_code: orders.ord_code })
    .from(orders)
    .where(eq(orders.ord_code, ord_code.trim().toUpperCase()));
  return order;
}
