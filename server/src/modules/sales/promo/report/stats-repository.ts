import { and, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/index.ts';
import { promoTallies, shortLinks } from '../../../../platform/db/schema/index.ts';

/** A promoter's orders of one month and status: their number, and profit and sales in TWD. */
export interface MonthOrders {
  month: string;
  status: number;
  count: number;
  profit: number;
  sales: number;
}

const total = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** A promoter's orders by month and status, since a month `YYYY-MM`. */
export function findOrdersByMonth(
  db: Database,
  cus_id: string,
  since: string,
): Promise<MonthOrders[]> {
  const { month, status, orders, profit, sales, prd_id } = promoTallies;
  return db
    .select({
      month,
      status,
      count: total(orders),
      profit: total(profit),
      sales: total(sales),
    })
    .from(promoTallies)
    .where(and(eq(promoTallies.cus_id, cus_id), gte(month, since), eq(prd_id, sql`''`)))
    .groupBy(month, status)
    .having(sql`sum(${orders}) <> 0`);
}

export async function findLinkDates(db: Database, cus_id: string): Promise<Date[]> {
  const rows = await db
    .select({ c_date: shortLinks.c_date })
    .from(shortLinks)
    .where(eq(shortLinks.cus_id, cus_id));
  return rows.map((row) => row.c_date);
}
