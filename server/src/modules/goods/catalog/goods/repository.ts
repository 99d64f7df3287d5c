import { STOCK_FIELDS, type StockField } from '@pinpu/shared/domain';
import { asc, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { categories, products } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import type { GoodsEdit } from '../stock/goods-edit.ts';
import {
  type CategoryRow,
  GOODS,
  type GoodsRow,
  type StoredGoods,
} from './goods-row-repository.ts';
import type { Change } from './product-plan.ts';

const STORED = { ...GOODS, reserved: products.reserved };

/** Products by code, for sale or not. */
export async function findGoodsById(
  db: Database,
  prd_ids: readonly string[],
): Promise<Map<string, StoredGoods>> {
  const rows = await db
    .select(STORED)
    .from(products)
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

/** In the order in which orders lock them, so that neither can deadlock the other. */
export async function lockGoods(tx: Database, prd_ids: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT count(*) FROM (
    SELECT 1 FROM products WHERE prd_id = ANY(${textArray(prd_ids)})
    ORDER BY prd_id COLLATE "C" FOR NO KEY UPDATE) AS locked`);
}

const COLUMNS = Object.keys(GOODS);
const names = (columns: readonly string[], prefix = '') =>
  sql.raw(columns.map((name) => `${prefix}"${name}"`).join(', '));

const RECORD = sql.raw(
  Object.entries(GOODS)
    .map(([name, column]) => `"${name}" ${column.getSQLType()}`)
    .join(', '),
);
const EXCLUDED: SQL = sql.raw(
  COLUMNS.filter((name) => name !== 'prd_id')
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', '),
);

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
 * Inserts or replaces these products in one statement; reservations are left unchanged. `edit` records changed numbers
 * of existing products.
 */
export async function upsertGoods(
  tx: Database,
  planned: readonly PlannedGoods[],
  edit: GoodsEdit,
): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map(({ row }) => row);
  await tx.execute(sql`INSERT INTO products (${names(COLUMNS)})
    SELECT ${names(COLUMNS)} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (${RECORD})
    ON CONFLICT (prd_id) DO UPDATE SET ${EXCLUDED}`);
  await edit.record(tx, planned.flatMap(numberChanges));
}

/** Inserts a new product; false where its code is taken. */
export async function insertGoods(tx: Database, row: GoodsRow): Promise<boolean> {
  const added = await tx.insert(products).values(row).onConflictDoNothing().returning({
    prd_id: products.prd_id,
  });
  return added.length > 0;
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
    .where(gt(products.prd_id, prd_id))
    .orderBy(asc(products.prd_id))
    .limit(limit);
