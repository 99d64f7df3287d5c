import {
  SHOP_COUNT_LIMIT,
  type StockProduct,
  type StockQuery,
  type StockShown,
  type StockSort,
} from '@pinpu/shared/contracts/backoffice';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { products, stockUnits, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import { isSoldSql, namedSql, optionTextSql } from './stock-row-repository.ts';

const { prd_name, sold_out_qty } = products;
const {
  var_id: prd_id,
  prd_id: product_id,
  sort,
  price,
  price_special,
  special_on,
  price1,
  cost_wholesale,
  on_hand,
  reserved,
  low_stock,
} = variants;

/** Whether shoppers can buy it. */
const enabled = sql<boolean>`(${products.enabled} AND ${variants.enabled})`;

const available = sql`${on_hand} - ${reserved}`;
/** Written exactly as in the partial index, or that is not used. */
const isLow = sql`${products.enabled} AND ${variants.enabled} AND NOT ${variants.is_set}
  AND ${on_hand} - ${reserved} <= ${low_stock}`;

/** A variant that is enabled is always sold: the product's own is not, where there are options. */
const SHOWN: Readonly<Record<StockShown, SQL | undefined>> = {
  all: isSoldSql,
  low: sql`${isLow} AND ${available} > 0`,
  'sold-out': sql`${isLow} AND ${available} <= 0`,
  hidden: sql`NOT ${enabled} AND ${isSoldSql}`,
};

/** The columns of each sort order, ascending; the variant's code breaks ties. */
const SORTED: Readonly<Record<StockSort, SQL | undefined>> = {
  code: undefined,
  available: sql`${stockUnits}`,
  'price-desc': sql`-${price}`,
  price: sql`${price}`,
  sold: sql`-${sold_out_qty}`,
};

// drizzle writes an outer column without its table, which a subquery takes for its own.
const version = sql<number>`(SELECT coalesce(max(id), 0) FROM goods_changes WHERE prd_id = "variants"."var_id")`;

/** Number of people waiting for a back-in-stock mail. */
const waiting = sql<number>`(SELECT count(*) FROM restock_requests WHERE prd_id = "variants"."var_id" AND state = 'waiting')`;

const prd_man_pic = sql<string>`coalesce(nullif(${variants.picture}, ''), ${products.prd_man_pic})`;

const ROW = {
  ...{
    prd_id,
    product_id,
    prd_name,
    prd_man_pic,
    option_text: optionTextSql,
    enabled,
    price,
    price_special,
    special_on,
    price1,
    cost_wholesale,
  },
  ...{ on_hand, reserved, low_stock, sold_out_qty },
  version: version.mapWith(Number),
  waiting: waiting.mapWith(Number),
  is_set: variants.is_set,
  units: stockUnits,
  pre_left: variants.pre_left,
};

type Row = StockProduct & {
  product_id: string;
  option_text: string;
  is_set: boolean;
  units: number;
};

/** A product without options has neither code nor text; only a set has `set_qty`. */
const rowOf = <R extends Row>({
  product_id,
  option_text,
  special_on,
  is_set,
  units,
  pre_left,
  ...row
}: R) => ({
  ...row,
  ...(special_on && row.price_special < row.price && { special_on }),
  ...(pre_left && { pre_left }),
  ...(product_id !== row.prd_id && { product_id }),
  ...(option_text !== '' && { option_text }),
  ...(is_set && { set_qty: units }),
});

/** By code, the variants of a product are in its own order. */
const orderOf = (by: SQL | undefined) =>
  by === undefined ? [product_id, sort, prd_id] : [by, prd_id];

/** What follows a page: `after` is the place of the page's last row. */
function behind(by: SQL | undefined, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [value = '', code = '', variant = code] = after.split('~');
  // The first condition lets an index find the product.
  return by === undefined
    ? sql`${product_id} >= ${code} AND (${product_id}, ${sort}, ${prd_id}) > (${code}, ${Number(value)}::integer, ${variant})`
    : sql`(${by}, ${prd_id}) > (${Number(value)}::integer, ${code})`;
}

/** The place of a row, from which the next page continues. */
const placeOf = ({ prd_id, product_id, sorted_by }: Row & { sorted_by: number }, by: StockSort) =>
  `${sorted_by}~${by === 'code' ? `${product_id}~` : ''}${prd_id}`;

/** A page of variants that match a filter, each with its place. */
export async function findStock(db: Database, query: StockQuery, limit: number) {
  const by = SORTED[query.sort];
  const rows = await db
    .select({ ...ROW, sorted_by: sql<number>`${by ?? sort}`.mapWith(Number) })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, product_id))
    .where(and(isSoldSql, SHOWN[query.show], ...namedSql(query.q, prd_id), behind(by, query.after)))
    .orderBy(...orderOf(by))
    .limit(limit);
  return rows.map(({ sorted_by, ...row }) => ({
    row: rowOf(row),
    place: placeOf({ ...row, sorted_by }, query.sort),
  }));
}

export async function findStockById(db: Database, ids: readonly string[]): Promise<StockProduct[]> {
  const rows = await db
    .select(ROW)
    .from(variants)
    .innerJoin(products, eq(products.prd_id, product_id))
    .where(and(isSoldSql, sql`${prd_id} = ANY(${textArray(ids)})`))
    .orderBy(...orderOf(undefined));
  return rows.map(rowOf);
}

const matching = (where: SQL | undefined) =>
  sql`(SELECT FROM variants JOIN products USING (prd_id) WHERE ${where} LIMIT ${SHOP_COUNT_LIMIT})`;

const counted = (rows: SQL) =>
  sql`(SELECT least(count(*), ${SHOP_COUNT_LIMIT}) FROM ${rows} AS counted)`.mapWith(Number);

/** In two parts, since there is an index of hidden products. The product's own variant is never hidden by itself. */
const hidden = sql`(${matching(sql`NOT ${products.enabled} AND ${isSoldSql}`)} UNION ALL
  ${matching(sql`${products.enabled} AND NOT ${variants.enabled} AND ${prd_id} <> ${product_id} AND ${isSoldSql}`)})`;

/** How many variants are low in stock, sold out, or not for sale; counted up to a limit. */
export async function countStock(db: Database) {
  const [counts] = await db
    .select({
      low: counted(matching(SHOWN.low)),
      'sold-out': counted(matching(SHOWN['sold-out'])),
      hidden: counted(hidden),
    })
    .from(sql`(SELECT 1) AS one_row`);
  if (!counts) throw new Error('a query without FROM returns a row');
  return counts;
}
