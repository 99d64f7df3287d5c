import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import { GOODS, type StoredGoods } from './goods-row-repository.ts';

// The subquery is slow, and few products are sets.
const set_parts = sql`CASE WHEN ${variants.is_set} THEN ARRAY(SELECT part_id || '×' || qty FROM set_parts
  WHERE set_parts.var_id = ${variants.var_id} ORDER BY sort, part_id) ELSE '{}' END`;
const STORED = { ...GOODS, reserved: variants.reserved, options: products.options, set_parts };
const NAMES = Object.keys(STORED);
const MOMENTS = Object.entries(GOODS).flatMap(([name, { dataType }]) =>
  dataType === 'date' ? [name] : [],
);

// One value for each product: PGlite takes four times as long for each column as a value.
const values = sql<unknown[]>`json_build_array(${sql.join(Object.values(STORED), sql`, `)})`;

function goodsOf(row: readonly unknown[]): StoredGoods {
  const goods = Object.fromEntries(NAMES.map((name, at) => [name, row[at]]));
  for (const name of MOMENTS) goods[name] &&= new Date(String(goods[name]));
  return goods as unknown as StoredGoods;
}

/** Products with the variants that have their codes. */
const storedGoods = (db: Database, where: SQL | undefined) =>
  db
    .select({ values })
    .from(products)
    .innerJoin(variants, eq(variants.var_id, products.prd_id))
    .where(where)
    .$dynamic();

/** Products by code, for sale or not. */
export async function findGoodsById(
  db: Database,
  prd_ids: readonly string[],
): Promise<Map<string, StoredGoods>> {
  const rows = await storedGoods(db, sql`${products.prd_id} = ANY(${textArray(prd_ids)})`);
  return new Map(rows.map(({ values }) => goodsOf(values)).map((row) => [row.prd_id, row]));
}

/** Which of these products there are, for sale or not. */
export async function findKnownCodes(
  db: Database,
  prd_ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ prd_id: products.prd_id })
    .from(products)
    .where(sql`${products.prd_id} = ANY(${textArray(prd_ids)})`);
  return new Set(rows.map(({ prd_id }) => prd_id));
}

/** Products after this code, ordered by code: the sets, or all others. */
export async function findGoodsAfter(
  db: Database,
  prd_id: string,
  { limit, sets }: { limit: number; sets: boolean },
): Promise<StoredGoods[]> {
  const after = and(gt(products.prd_id, prd_id), eq(variants.is_set, sets));
  const rows = await storedGoods(db, after).orderBy(asc(products.prd_id)).limit(limit);
  return rows.map(({ values }) => goodsOf(values));
}
