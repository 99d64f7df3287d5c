import { STOCK_FIELDS, type StockField } from '@pinpu/shared/domain';
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { categories, products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import type { GoodsEdit } from '../stock/goods-edit.ts';
import {
  type CategoryRow,
  GOODS,
  type GoodsRow,
  PAGE_COLUMNS,
  type StoredGoods,
  VARIANT_COLUMNS,
} from './goods-row-repository.ts';
import type { Change } from './product-plan.ts';

const STORED = { ...GOODS, reserved: variants.reserved };

/** A product and its variant. */
const whole = eq(variants.var_id, products.prd_id);

/** Products by code, for sale or not. */
export async function findGoodsById(
  db: Database,
  prd_ids: readonly string[],
): Promise<Map<string, StoredGoods>> {
  const rows = await db
    .select(STORED)
    .from(products)
    .innerJoin(variants, whole)
    .where(sql`${products.prd_id} = ANY(${textArray(prd_ids)})`);
  return new Map(rows.map((row) => [row.prd_id, row]));
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

/** In the order in which orders lock them, all variants before all products, so that neither can deadlock the other. */
export async function lockGoods(tx: Database, prd_ids: readonly string[]): Promise<void> {
  const ids = textArray(prd_ids);
  await tx.execute(sql`SELECT count(*) FROM (SELECT FROM variants WHERE prd_id = ANY(${ids})
    ORDER BY prd_id COLLATE "C", var_id COLLATE "C" FOR NO KEY UPDATE) AS locked`);
  await tx.execute(sql`SELECT count(*) FROM (SELECT FROM products WHERE prd_id = ANY(${ids})
    ORDER BY prd_id COLLATE "C" FOR NO KEY UPDATE) AS locked`);
}

const listOf = (names: readonly string[], written: (name: string) => string) =>
  sql.raw(names.map(written).join(', '));

const RECORD = sql.raw(
  Object.entries(GOODS)
    .map(([name, column]) => `"${name}" ${column.getSQLType()}`)
    .join(', '),
);

const pageNames = Object.keys(PAGE_COLUMNS);
const variantNames = Object.keys(VARIANT_COLUMNS);
const quoted = (name: string) => `"${name}"`;
const excluded = (name: string) => `"${name}" = excluded."${name}"`;

/** The variants are inserted last, since a product is listed with them. */
async function upsertRows(tx: Database, rows: readonly GoodsRow[]): Promise<void> {
  const sourceOf = (input: readonly Partial<GoodsRow>[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(input)}::jsonb) AS given (${RECORD})`;
  const offered = rows.map(({ prd_id, price, price1, cost_wholesale, on_hand, low_stock }) => ({
    ...{ prd_id, price, price1, cost_wholesale, on_hand, low_stock },
  }));
  await tx.execute(sql`INSERT INTO products (${listOf(pageNames, quoted)})
    SELECT ${listOf(pageNames, quoted)} FROM ${sourceOf(rows)}
    ON CONFLICT (prd_id) DO UPDATE SET ${listOf(
      pageNames.filter((name) => name !== 'prd_id'),
      excluded,
    )}`);
  await tx.execute(sql`INSERT INTO variants (var_id, prd_id, ${listOf(variantNames, quoted)})
    SELECT prd_id, prd_id, ${listOf(variantNames, quoted)} FROM ${sourceOf(offered)}
    ON CONFLICT (var_id) DO UPDATE SET ${listOf(variantNames, excluded)}`);
}

interface PlannedGoods {
  row: GoodsRow;
  changes: readonly Change[];
  isNew: boolean;
}

const isNumber = (field: string): field is StockField =>
  (STOCK_FIELDS as readonly string[]).includes(field);

const numberChanges = ({ row: { prd_id }, changes, isNew }: PlannedGoods) =>
  changes.flatMap(({ field, before, after }) =>
    isNew || !isNumber(field)
      ? []
      : [{ prd_id, field, before: Number(before), after: Number(after) }],
  );

/**
 * Inserts or replaces these products with their variants; reservations are left unchanged. `edit` records changed numbers
 * of existing products.
 */
export async function upsertGoods(
  tx: Database,
  planned: readonly PlannedGoods[],
  edit: GoodsEdit,
): Promise<void> {
  if (planned.length === 0) return;
  await upsertRows(
    tx,
    planned.map(({ row }) => row),
  );
  await edit.record(tx, planned.flatMap(numberChanges));
}

/** A product with the one variant that it has, or with the `variants` of its options. */
export type NewGoods = typeof products.$inferInsert &
  Omit<typeof variants.$inferInsert, 'var_id' | 'enabled'> & {
    variants?: readonly Omit<typeof variants.$inferInsert, 'prd_id' | 'sort'>[];
  };

/** Inserts products with their variants; existing ones are kept as they are. */
export async function addGoods(db: Database, rows: readonly NewGoods[]): Promise<void> {
  const added = await db
    .insert(products)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ prd_id: products.prd_id });
  const own = rows.map((row) => ({ ...row, var_id: row.prd_id, enabled: !row.variants }));
  const isNew = new Set(added.map(({ prd_id }) => prd_id));
  const ofOptions = rows.flatMap(({ prd_id, variants: all = [] }) =>
    isNew.has(prd_id) ? all.map((variant, sort) => ({ ...variant, prd_id, sort })) : [],
  );
  await db
    .insert(variants)
    .values([...own, ...ofOptions])
    .onConflictDoNothing();
}

/** Inserts a new product; false where its code is taken. */
export async function insertGoods(tx: Database, row: GoodsRow): Promise<boolean> {
  const { prd_id } = row;
  const taken = await tx.$count(variants, eq(variants.var_id, prd_id));
  if (taken > 0) return false;
  const added = await tx
    .insert(products)
    .values(row)
    .onConflictDoNothing()
    .returning({ prd_id: products.prd_id });
  if (added.length === 0) return false;
  await tx.insert(variants).values({ ...row, var_id: prd_id, enabled: true });
  return true;
}

/** Suspends the search-index trigger until the transaction ends: `refreshListed` updates many products at once. */
export async function refreshListedInBatches(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT set_config('pinpu.listing', 'batch', true)`);
}

/** Rebuilds the search index of these products. */
export async function refreshListed(tx: Database, prd_ids: readonly string[]): Promise<void> {
  if (prd_ids.length > 0) await tx.execute(sql`SELECT list_products(${textArray(prd_ids)})`);
}

export const findCategoryRows = (db: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.sort), asc(categories.cate_id));

export async function upsertCategory(tx: Database, row: CategoryRow): Promise<void> {
  const { cate_id: target } = categories;
  await tx.insert(categories).values(row).onConflictDoUpdate({ target, set: row });
}

/** Products after this code, ordered by code. */
export const findGoodsAfter = (db: Database, prd_id: string, limit: number): Promise<GoodsRow[]> =>
  db
    .select(GOODS)
    .from(products)
    .innerJoin(variants, whole)
    .where(gt(products.prd_id, prd_id))
    .orderBy(asc(products.prd_id))
    .limit(limit);
