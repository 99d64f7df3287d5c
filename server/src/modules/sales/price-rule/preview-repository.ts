import { ORDER_STATUS, type ScopedGoods } from '@pinpu/shared/domain';
import { and, asc, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  categories,
  orderLines,
  orders,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';

const { ord_id, ord_code, ord_date, cus_id, pl, ship_amt, dis_ship_amt } = orders;

const UNCOUNTED = [ORDER_STATUS.cancelled, ORDER_STATUS.draft];

/** Whether its buyer had another order before it that was not cancelled. */
const has_ordered = sql<boolean>`EXISTS (SELECT FROM ${orders} AS earlier
  WHERE earlier.cus_email = "orders"."cus_email" AND earlier.ord_date < "orders"."ord_date"
    AND earlier.status NOT IN (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.draft}))`;

/** The newest orders since a moment that were not cancelled. */
export const findRecentOrders = (db: Database, since: Date, limit: number) =>
  db
    .select({ ord_id, ord_code, ord_date, cus_id, pl, ship_amt, dis_ship_amt, has_ordered })
    .from(orders)
    .where(and(gte(ord_date, since), notInArray(orders.status, UNCOUNTED)))
    .orderBy(desc(ord_date), desc(ord_code))
    .limit(limit);

export type RecentOrder = Awaited<ReturnType<typeof findRecentOrders>>[number];

/** A line that was bought, with what scopes ask of its goods as they are now; undefined for goods that are gone. */
export interface BoughtLine {
  ord_id: string;
  prd_id: string;
  prd_price: number;
  qty: number;
  goods: ScopedGoods | undefined;
}

/** The lines of orders without their gifts. */
export async function findBoughtLines(
  db: Database,
  ord_ids: readonly string[],
): Promise<BoughtLine[]> {
  if (ord_ids.length === 0) return [];
  const rows = await db
    .select({
      ...{ ord_id: orderLines.ord_id, prd_id: orderLines.prd_id },
      ...{ prd_price: orderLines.prd_price, qty: orderLines.qty },
      ...{ product_id: products.prd_id, maker_id: products.maker_id, cate_id: products.cate_id },
      parent: categories.parent_cate_id,
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.var_id, orderLines.prd_id))
    .leftJoin(products, eq(products.prd_id, variants.prd_id))
    .leftJoin(categories, eq(categories.cate_id, products.cate_id))
    .where(and(inArray(orderLines.ord_id, [...ord_ids]), eq(orderLines.gift, '')))
    .orderBy(asc(orderLines.ord_id), asc(orderLines.line_no));
  return rows.map(({ product_id, maker_id, cate_id, parent, ...line }) => ({
    ...line,
    goods:
      product_id === null
        ? undefined
        : {
            ...{ var_id: line.prd_id, prd_id: product_id, maker_id },
            categories: [cate_id, parent].filter((id) => id !== null && id !== '') as string[],
          },
  }));
}
