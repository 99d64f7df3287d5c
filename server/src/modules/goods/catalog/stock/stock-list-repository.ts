import {
  SHOP_COUNT_LIMIT,
  type StockProduct,
  type StockQuery,
  type StockShown,
  type StockSort,
} from '@pinpu/shared/contracts/backoffice';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { contains } from '../../../../platform/db/like-pattern.ts';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';

const { prd_name, prd_man_pic, sold_out_qty } = products;
const { var_id: prd_id, price, price1, cost_wholesale, on_hand, reserved, low_stock } = variants;

/** Whether shoppers can buy it. */
const enabled = sql<boolean>`(${products.enabled} AND ${variants.enabled})`;

const available = sql`${on_hand} - ${reserved}`;
/** Written exactly as in the partial index, or that is not used. */
const isLow = sql`${products.enabled} AND ${variants.enabled} AND ${on_hand} - ${reserved} <= ${low_stock}`;

const SHOWN: Readonly<Record<StockShown, SQL | undefined>> = {
  all: undefined,
  low: sql`${isLow} AND ${available} > 0`,
  'sold-out': sql`${isLow} AND ${available} <= 0`,
  hidden: sql`NOT ${enabled}`,
};

/** The columns of each sort order, ascending; the product's code breaks ties. */
const SORTED: Readonly<Record<StockSort, SQL | undefined>> = {
  code: undefined,
  available,
  'price-desc': sql`-${price}`,
  price: sql`${price}`,
  sold: sql`-${sold_out_qty}`,
};

// drizzle writes an outer column without its table, which a subquery takes for its own.
const version = sql<number>`(SELECT coalesce(max(id), 0) FROM goods_changes WHERE prd_id = "variants"."var_id")`;

/** Number of people waiting for a back-in-stock mail. */
const waiting = sql<number>`(SELECT count(*) FROM restock_requests WHERE prd_id = "variants"."var_id" AND state = 'waiting')`;

const ROW = {
  ...{ prd_id, prd_name, prd_man_pic, enabled, price, price1, cost_wholesale },
  ...{ on_hand, reserved, low_stock, sold_out_qty },
  version: version.mapWith(Number),
  waiting: waiting.mapWith(Number),
};

/** Every word is part of the name or of the code. */
function named(q: string): SQL | undefined {
  const words = q.normalize('NFKC').split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = contains(word);
      return sql`(${prd_name} ILIKE ${pattern} OR ${prd_id} ILIKE ${pattern})`;
    }),
  );
}

/** The products after a page: `after` is the sort value and the code of the page's last product. */
function behind(sort: StockSort, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [value = '', code = ''] = after.split('~');
  const by = SORTED[sort];
  return by === undefined
    ? sql`${prd_id} > ${code}`
    : sql`(${by}, ${prd_id}) > (${Number(value)}::integer, ${code})`;
}

/** A page of products that match a filter, each with its sort value. */
export const findStock = (db: Database, query: StockQuery, limit: number) =>
  db
    .select({ ...ROW, sorted_by: sql<number>`${SORTED[query.sort] ?? 0}`.mapWith(Number) })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(and(SHOWN[query.show], named(query.q), behind(query.sort, query.after)))
    .orderBy(...(SORTED[query.sort] ? [SORTED[query.sort] as SQL] : []), prd_id)
    .limit(limit);

export const findStockById = (db: Database, ids: readonly string[]): Promise<StockProduct[]> =>
  db
    .select(ROW)
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(sql`${prd_id} = ANY(${textArray(ids)})`)
    .orderBy(prd_id);

const counted = (where: SQL | undefined) =>
  sql`(SELECT count(*) FROM (
    SELECT 1 FROM ${variants} JOIN ${products} USING (prd_id)
    WHERE ${where} LIMIT ${SHOP_COUNT_LIMIT}) AS counted)`.mapWith(Number);

/** How many variants are low in stock, sold out, or not for sale; counted up to a limit. */
export async function countStock(db: Database) {
  const [counts] = await db
    .select({
      low: counted(SHOWN.low),
      'sold-out': counted(SHOWN['sold-out']),
      hidden: counted(SHOWN.hidden),
    })
    .from(sql`(SELECT 1) AS one_row`);
  if (!counts) throw new Error('a query without FROM returns a row');
  return counts;
}
