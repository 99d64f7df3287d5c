import type {
  ShopProductSort,
  ShopProductState,
  ShopProductsQuery,
} from '@pinpu/shared/contracts/backoffice';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/index.ts';
import { beginsWith, contains } from '../../../../platform/db/like-pattern.ts';
import { categories, offers, orderLines, products } from '../../../../platform/db/schema/index.ts';

const left = offers.tot_qty;

const STATES: Readonly<Record<ShopProductState, SQL | undefined>> = {
  all: undefined,
  listed: sql`${products.enabled}`,
  hidden: sql`NOT ${products.enabled}`,
  'sold-out': sql`${products.enabled} AND ${left} <= 0`,
};

interface Order {
  by: SQL | PgColumn;
  falling: boolean;
  type: 'text' | 'integer' | 'timestamptz';
}

const SORTS: Readonly<Record<ShopProductSort, Order>> = {
  new: { by: products.u_date, falling: true, type: 'timestamptz' },
  name: { by: products.prd_name, falling: false, type: 'text' },
  code: { by: products.prd_id, falling: false, type: 'text' },
  price_asc: { by: offers.price, falling: false, type: 'integer' },
  price_desc: { by: offers.price, falling: true, type: 'integer' },
  stock_asc: { by: left, falling: false, type: 'integer' },
};

/** A product's or variant's code by how it begins, in any case, or any part of a name. */
const named = (typed: string): SQL | undefined => {
  const text = typed.normalize('NFKC').trim();
  return text === ''
    ? undefined
    : sql`(${products.prd_name} ILIKE ${contains(text)}
      OR ${products.prd_id} IN (SELECT prd_id FROM variants WHERE var_id ILIKE ${beginsWith(text)}))`;
};

/** In how many variants a product is sold; 0 without options. */
const variantCount = sql<number>`CASE WHEN ${products.options} = '[]' THEN 0 ELSE (
  SELECT count(*) FROM variants AS one WHERE one.prd_id = "products"."prd_id"
    AND cardinality(one.option_values) = jsonb_array_length(${products.options})) END`.mapWith(
  Number,
);

const within = (cate: string): SQL | undefined =>
  cate === ''
    ? undefined
    : sql`${products.cate_id} IN (SELECT cate_id FROM ${categories} WHERE ${categories.cate_id} = ${cate} OR ${categories.parent_cate_id} = ${cate})`;

/** The last product of the previous page: the value it was sorted by, and its code. */
export interface Cursor {
  value: string;
  prd_id: string;
}

function behind({ by, falling, type }: Order, cursor: Cursor | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const value = sql`${cursor.value}::${sql.raw(type)}`;
  const compare = sql.raw(falling ? '<' : '>');
  return sql`(${by} ${compare} ${value} OR (${by} = ${value} AND ${products.prd_id} > ${cursor.prd_id}))`;
}

const { prd_id, prd_name, prd_man_pic, enabled } = products;
const { price, price1, on_hand, reserved } = offers;

/** A page of products in the list's order; the code breaks ties. */
export function findShopProducts(
  db: Database,
  { q, cate, state, sort }: ShopProductsQuery,
  cursor: Cursor | undefined,
  limit: number,
) {
  const order = SORTS[sort];
  return db
    .select({
      ...{ prd_id, prd_name, price, price1, on_hand, reserved, enabled },
      picture: prd_man_pic,
      cate_name: categories.cate_name,
      variants: variantCount,
      value: sql<string>`${order.by}::text`,
    })
    .from(products)
    .innerJoin(offers, eq(offers.prd_id, prd_id))
    .innerJoin(categories, eq(categories.cate_id, products.cate_id))
    .where(and(STATES[state], named(q), within(cate), behind(order, cursor)))
    .orderBy(order.falling ? desc(order.by) : asc(order.by), asc(prd_id))
    .limit(limit);
}

/** Figures of a product that no goods file has. */
export async function findProductFigures(db: Database, id: string) {
  const [found] = await db
    .select({
      sold_out_qty: products.sold_out_qty,
      variants: variantCount,
      // `sold_out_qty` counts sales even where no stored order has the product, as in the demo shop.
      ordered: sql<boolean>`${products.sold_out_qty} > 0 OR EXISTS (
        SELECT 1 FROM variants AS one WHERE one.prd_id = ${id} AND (one.reserved > 0
          OR EXISTS (SELECT 1 FROM ${orderLines} WHERE prd_id = one.var_id)))`,
    })
    .from(products)
    .where(eq(prd_id, id));
  return found;
}

/** Deletes a product that is in no order, with its likes. */
export const deleteProduct = (tx: Database, id: string) =>
  tx.delete(products).where(eq(prd_id, id));
