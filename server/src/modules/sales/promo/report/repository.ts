import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { type DateCursor, isBeyond } from '../../../../platform/db/page-of.ts';
import {
  orders,
  products,
  promoOrders,
  promoPayoutLines,
  promoPayouts,
  promoTallies,
  shortLinks,
} from '../../../../platform/db/schema/index.ts';
import { hasOpenRequest } from '../../order/request-repository.ts';

const { cancelled, failed, draft } = ORDER_STATUS;
/** Statuses of orders without profit. */
const LOST = [cancelled, failed, draft];

const total = (column: 'orders' | 'qty' | 'profit') =>
  sql<number>`coalesce(sum(${promoTallies[column]}), 0)`.mapWith(Number);
const living = notInArray(promoTallies.status, LOST);

/** A promoter's links, newest first. */
export const findLinks = (
  db: Database,
  cus_id: string,
  { after, limit }: { after: DateCursor | undefined; limit: number },
) =>
  db
    .select()
    .from(shortLinks)
    .where(and(eq(shortLinks.cus_id, cus_id), isBeyond(shortLinks.c_date, shortLinks.code, after)))
    .orderBy(desc(shortLinks.c_date), desc(shortLinks.code))
    .limit(limit);

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

export const findNames = (db: Database, prd_ids: string[]) =>
  db
    .select({ prd_id: products.prd_id, prd_name: products.prd_name })
    .from(products)
    .where(inArray(products.prd_id, prd_ids));

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

/** The first payout with this order, as month and day of transfer; null where there is none. */
const payout = sql<[month: string, paid_on: string] | null>`(
  SELECT json_build_array(${promoPayouts.month}, ${promoPayouts.paid_on})
  FROM ${promoPayoutLines} JOIN ${promoPayouts} ON ${promoPayouts.id} = ${promoPayoutLines.payout_id}
  WHERE ${promoPayoutLines.ord_id} = "orders"."ord_id" ORDER BY ${promoPayouts.month} LIMIT 1)`;

/** A promoter's orders, newest first; since `from`, if it is given. */
export const findPromoOrders = (
  db: Database,
  cus_id: string,
  { after, from, limit }: { after: DateCursor | undefined; from?: Date; limit: number },
) =>
  db
    .select({
      ord_id: promoOrders.ord_id,
      ord_code: orders.ord_code,
      ord_date: promoOrders.ord_date,
      status: orders.status,
      code: promoOrders.code,
      sales: promoOrders.sales,
      profit: promoOrders.profit,
      returned_sales: promoOrders.returned_sales,
      returned_profit: promoOrders.returned_profit,
      paid_out: promoOrders.paid_out,
      payout,
      own: promoOrders.own,
      pay_amt: orders.pay_amt,
      ship_date: orders.ship_date,
      rec_way: orders.rec_way,
      asked: hasOpenRequest,
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
