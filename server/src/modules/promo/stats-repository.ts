import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import {
  linkClicks,
  orderLines,
  orders,
  promoCodes,
  shortLinks,
} from '../../platform/db/schema/index.ts';

/** Orders of one month and status: number, the promoter's profit and the sales in TWD. */
export interface MonthOrders {
  month: string;
  status: number;
  count: number;
  profit: number;
  sales: number;
}

const monthOf = (column: typeof orders.ord_date | typeof linkClicks.at) =>
  sql<string>`to_char(${column} AT TIME ZONE 'Asia/Taipei', 'YYYY-MM')`;

/** Profit as in spec §9, from the price sold at; zero without a wholesale cost. */
const lineProfit = sql`CASE WHEN ${orderLines.cost_wholesale} > 0 THEN (${orderLines.prd_price} - ${orderLines.cost_wholesale}) * ${orderLines.qty} ELSE 0 END`;

/** A member's orders by month and status, from the orders' promo codes. */
export function findOrdersByMonth(
  db: Database,
  cus_id: string,
  since: Date,
): Promise<MonthOrders[]> {
  const month = monthOf(orders.ord_date);
  return db
    .select({
      month,
      status: orders.status,
      count: sql<number>`count(DISTINCT ${orders.ord_id})::int`,
      profit: sql<number>`coalesce(sum(${lineProfit}), 0)::int`,
      sales: sql<number>`coalesce(sum(${orderLines.prd_price} * ${orderLines.qty}), 0)::int`,
    })
    .from(orders)
    .innerJoin(promoCodes, eq(promoCodes.code, orders.promo_code))
    .leftJoin(orderLines, eq(orderLines.ord_id, orders.ord_id))
    .where(and(eq(promoCodes.cus_id, cus_id), gte(orders.ord_date, since)))
    .groupBy(sql`1`, orders.status);
}

/** Visits of a member's short links by month. */
export function findClicksByMonth(
  db: Database,
  cus_id: string,
  since: Date,
): Promise<{ month: string; count: number }[]> {
  return db
    .select({ month: monthOf(linkClicks.at), count: count() })
    .from(linkClicks)
    .innerJoin(shortLinks, eq(shortLinks.code, linkClicks.code))
    .where(and(eq(shortLinks.cus_id, cus_id), gte(linkClicks.at, since)))
    .groupBy(sql`1`);
}

/** Creation times of a member's short links. */
export async function findLinkDates(db: Database, cus_id: string): Promise<Date[]> {
  const rows = await db
    .select({ c_date: shortLinks.c_date })
    .from(shortLinks)
    .where(eq(shortLinks.cus_id, cus_id));
  return rows.map((row) => row.c_date);
}
