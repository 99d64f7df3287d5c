import type {
  ShopProductSort,
  ShopProductState,
  ShopProductsQuery,
} from '@pinpu/shared/contracts/backoffice';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { beginsWith, contains } from '../../../../platform/db/like-pattern.ts';
import { categories, offers, orderLines, products } from '../../../../platform/db/schema/index.ts';

const STATES: Readonly<Record<ShopProductState, SQL | undefined>> = {
  all: undefined,
  listed: sql`${products.enabled}`,
  hidden: sql`NOT ${products.enabled}`,
  'sold-out': sql`${products.enabled} AND NOT EXISTS (SELECT FROM variants AS one
    WHERE one.prd_id = ${products.prd_id} AND one.enabled AND free_units(one) > 0)`,
};

interface Order {
  by: SQL;
  falling: boolean;
  type: 'text' | 'integer' | 'timestamptz';
  /** What computes `by`, where no column of the product has it. */
  join?: SQL;
}

/** The figures of `offers` by which lists are sorted; the view itself sorts all variants of the shop. */
const FIGURES = {
  by: sql`figure.value`,
  type: 'integer' as const,
  join: (value: SQL) => sql`JOIN (SELECT prd_id, ${value} AS value FROM variants GROUP BY prd_id)
    AS figure ON figure.prd_id = ${products.prd_id}`,
};
const byPrice = {
  ...FIGURES,
  join: FIGURES.join(sql`coalesce(min(price_now) FILTER (WHERE enabled), min(price_now))`),
};
/** The sum of many variants may be longer than a cursor's number. */
const byStock = {
  ...FIGURES,
  join: FIGURES.join(
    sql`least(coalesce(sum(free_units(variants)) FILTER (WHERE enabled), 0), 999999999)::integer`,
  ),
};

const SORTS: Readonly<Record<ShopProductSort, Order>> = {
  new: { by: sql`${products.u_date}`, falling: true, type: 'timestamptz' },
  name: { by: sql`${products.prd_name}`, falling: false, type: 'text' },
  code: { by: sql`${products.prd_id}`, falling: false, type: 'text' },
  price_asc: { ...byPrice, falling: false },
  price_desc: { ...byPrice, falling: true },
  stock_asc: { ...byStock, falling: false },
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

/** How many pieces of a set its parts allow; null for other goods. */
const setQty = sql<number | null>`(SELECT set_units(one.var_id) FROM variants AS one
  WHERE one.var_id = "products"."prd_id" AND one.is_set)`;

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
const { price, price_regular, price1, on_hand, reserved } = offers;

/** A page of products in the list's order; the code breaks ties. */
export function findShopProducts(
  db: Database,
  { q, cate, state, sort }: ShopProductsQuery,
  cursor: Cursor | undefined,
  limit: number,
) {
  const { by, join, ...order } = SORTS[sort];
  const where = and(STATES[state], named(q), within(cate), behind({ ...order, by }, cursor));
  const direction = sql.raw(order.falling ? 'DESC' : 'ASC');
  const page = sql`(SELECT ${products.prd_id}, ${by} AS value FROM products ${join ?? sql``}
    WHERE ${where ?? sql`true`} ORDER BY ${by} ${direction}, ${products.prd_id}
    LIMIT ${limit}) AS page`;
  // The limit makes the planner compute the offers of this page only.
  const offered = db
    .select({ price, price_regular, price1, on_hand, reserved })
    .from(offers)
    .where(sql`${offers.prd_id} = page.prd_id`)
    .limit(1)
    .as('offered');
  return db
    .select({
      ...{ prd_id, prd_name, enabled, price: offered.price, price1: offered.price1 },
      ...{ on_hand: offered.on_hand, reserved: offered.reserved },
      price_regular: offered.price_regular,
      picture: prd_man_pic,
      cate_name: categories.cate_name,
      variants: variantCount,
      set_qty: setQty,
      value: sql<string>`page.value::text`,
    })
    .from(products)
    .innerJoin(page, sql`page.prd_id = ${prd_id}`)
    .innerJoinLateral(offered, sql`true`)
    .innerJoin(categories, eq(categories.cate_id, products.cate_id))
    .orderBy(sql`page.value ${direction}`, asc(prd_id));
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
