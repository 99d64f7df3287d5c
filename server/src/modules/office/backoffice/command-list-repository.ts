import { ORDER_STATUS, taipeiDate } from '@pinpu/shared/domain';
import { and, countDistinct, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  members,
  orders,
  paymentAttempts,
  promoCodes,
  stockReservations,
} from '../../../platform/db/schema/index.ts';

// drizzle writes a column of the outer query without its table name, and inside a subquery that means the inner table's
// column.
const ofOrder = sql`from ${paymentAttempts} where ${paymentAttempts.ord_id} = "orders"."ord_id"`;
const providers = sql<string>`coalesce((select string_agg(distinct ${paymentAttempts.provider}, ',') ${ofOrder}), '')`;
const promoter = sql<string>`coalesce((
  select coalesce(nullif(promoter.cus_name, ''), promoter.acc_email)
  from ${promoCodes} as promoter_code join ${members} as promoter on promoter.cus_id = promoter_code.cus_id
  where promoter_code.code = "orders"."promo_code"), '')`;

/** Facts of an order that only `npm run orders -- list` shows. */
export interface OrderFacts {
  /** The promoter whose link led to the order; '' for none, and for the shop's own code. */
  promoter: string;
  /** Its invoice number; '' where none is recorded. */
  invoice_code: string;
  /** The providers of its payment attempts, in alphabetical order. */
  providers: string[];
}

/** The facts of these orders, by their codes. */
export async function findOrderFacts(
  db: Database,
  codes: readonly string[],
): Promise<Record<string, OrderFacts>> {
  const { ord_code, invoice_code } = orders;
  const rows = await db
    .select({ ord_code, promoter, invoice_code, providers })
    .from(orders)
    .where(inArray(ord_code, [...codes]));
  return Object.fromEntries(
    rows.map(({ ord_code: code, providers: names, ...facts }) => [
      code,
      { ...facts, providers: names.split(',').filter((name) => name !== '') },
    ]),
  );
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
        // Pre-orders wait from the day on which they leave.
        lte(stockReservations.preorder, taipeiDate(since)),
      ),
    );
  return found ?? { orders: 0, units: 0 };
}
