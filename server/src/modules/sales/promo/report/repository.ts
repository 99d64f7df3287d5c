import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/index.ts';
import { type DateCursor, isBeyond, pageOf } from '../../../../platform/db/page-of.ts';
import {
  orders,
  products,
  promoOrders,
  promoPayoutLines,
  promoPayouts,
  promoTallies,
  shortLinks,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { hasOpenRequest } from '../../order/request-repository.ts';
import { cursorOf, dateCursor } from '../cursor.ts';

const { cancelled, failed, draft } = ORDER_STATUS;
/** Statuses of orders without profit. */
const LOST = [cancelled, failed, draft];

const total = (column: 'orders' | 'qty' | 'profit') =>
  sql<number>`coalesce(sum(${promoTallies[column]}), 0)`.mapWith(Number);
const living = notInArray(promoTallies.status, LOST);

const LINKS = 20;

/** A page of a promoter's links, newest first, after the position of a cursor. */
export async function findLinkPage(db: Database, cus_id: string, cursor: string) {
  const { c_date, code } = shortLinks;
  const found = await db
    .select()
    .from(shortLinks)
    .where(and(eq(shortLinks.cus_id, cus_id), isBeyond(c_date, code, dateCursor(cursor))))
    .orderBy(desc(c_date), desc(code))
    .limit(LINKS + 1);
  return pageOf(found, LINKS, (last) => cursorOf(last.c_date.toISOString(), last.code));
}

/** Orders and profits of these links since a month `YYYY-MM`. */
export const findLinkTotals = (db: Database, codes: string[], since: string) =>
  db
    .select({ code: promoTallies.code, orders: total('orders'), profit: total('profit') })
    .from(promoTallies)
    .where(
      and(
        inArray(promoTallies.code, codes),
        gte(promoTallies.month, since),
        sql`${promoTallies.prd_id} = ''`,
        living,
      ),
    )
    .groupBy(promoTallies.code);

/** Results of a promoter's products since a month, the most profitable first. */
export function findProductTotals(
  db: Database,
  cus_id: string,
  since: string,
  { after, limit }: { after: { profit: number; id: string } | undefined; limit: number },
) {
  const { prd_id, month } = promoTallies;
  const profit = sql`sum(${promoTallies.profit})`;
  const following =
    after &&
    sql`(${profit} < ${after.profit} OR (${profit} = ${after.profit} AND ${prd_id} > ${after.id}))`;
  return db
    .select({ prd_id, orders: total('orders'), qty: total('qty'), profit: total('profit') })
    .from(promoTallies)
    .where(and(eq(promoTallies.cus_id, cus_id), gte(month, since), sql`${prd_id} <> ''`, living))
    .groupBy(prd_id)
    .having(and(sql`sum(${promoTallies.orders}) <> 0`, following))
    .orderBy(desc(profit), prd_id)
    .limit(limit);
}

/** The names and values of these variants by id, including those no longer for sale. */
export async function findVariantNames(db: Database, ids: string[]) {
  const { var_id, prd_id, option_values } = variants;
  const rows = await db
    .select({ var_id, prd_id, option_values, prd_name: products.prd_name })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, prd_id))
    .where(inArray(var_id, ids));
  return new Map(rows.map((row) => [row.var_id, row]));
}

/** The first payout with this order, as month and day of transfer; null where there is none. */
const payout = sql<[month: string, paid_on: string] | null>`(
  SELECT json_build_array(${promoPayouts.month}, ${promoPayouts.paid_on})
  FROM ${promoPayoutLines} JOIN ${promoPayouts} ON ${promoPayouts.id} = ${promoPayoutLines.payout_id}
  WHERE ${promoPayoutLines.ord_id} = "orders"."ord_id" ORDER BY ${promoPayouts.month} LIMIT 1)`;

const { ord_id, ord_date, code, sales, profit, returned_sales, returned_profit, paid_out, own } =
  promoOrders;
const { ord_code, status, pay_amt, ship_date, rec_way } = orders;

/** A promoter's orders, newest first; since `from`, if it is given. */
export const findPromoOrders = (
  db: Database,
  cus_id: string,
  { after, from, limit }: { after: DateCursor | undefined; from?: Date; limit: number },
) =>
  db
    .select({
      ...{ ord_id, ord_date, code, sales, profit, returned_sales, returned_profit, paid_out, own },
      ...{ ord_code, status, pay_amt, ship_date, rec_way, payout, asked: hasOpenRequest },
    })
    .from(promoOrders)
    .innerJoin(orders, eq(orders.ord_id, promoOrders.ord_id))
    .where(
      and(
        eq(promoOrders.cus_id, cus_id),
        sql`${orders.status} <> ${draft}`,
        from && gte(promoOrders.ord_date, from),
        isBeyond(promoOrders.ord_date, promoOrders.ord_id, after),
      ),
    )
    .orderBy(desc(promoOrders.ord_date), desc(promoOrders.ord_id))
    .limit(limit);

export type PromoOrderRow = Awaited<ReturnType<typeof findPromoOrders>>[number];

const summed = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** A promoter's orders by month and status, since a month `YYYY-MM`: their number, and profit and sales in TWD. */
export function findOrdersByMonth(db: Database, of: string, since: string) {
  const { cus_id, month, status, orders: count, profit, sales, prd_id } = promoTallies;
  return db
    .select({
      ...{ month, status, count: summed(count) },
      ...{ profit: summed(profit), sales: summed(sales) },
    })
    .from(promoTallies)
    .where(and(eq(cus_id, of), gte(month, since), eq(prd_id, sql`''`)))
    .groupBy(month, status)
    .having(sql`sum(${count}) <> 0`);
}

export type MonthOrders = Awaited<ReturnType<typeof findOrdersByMonth>>[number];

export async function findLinkDates(db: Database, cus_id: string) {
  const { c_date } = shortLinks;
  const rows = await db.select({ c_date }).from(shortLinks).where(eq(shortLinks.cus_id, cus_id));
  return rows.map((row) => row.c_date);
}
