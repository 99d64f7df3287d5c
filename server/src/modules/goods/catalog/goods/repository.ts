import { DATE_FIELDS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { readSetPart, STOCK_FIELDS, type StockField } from '@pinpu/shared/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { categories, products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import { updatePreorders } from '../preorder-repository.ts';
import { replaceSetParts } from '../set-repository.ts';
import { applySpecials } from '../special/repository.ts';
import type { GoodsEdit } from '../stock/goods-edit.ts';
import {
  type CategoryRow,
  type GoodsRow,
  PAGE_COLUMNS,
  VARIANT_COLUMNS,
} from './goods-row-repository.ts';
import type { Change } from './product-plan.ts';
import type { VariantsPlan } from './variant-plan.ts';

/** In the order in which orders lock them, all variants before all products, so that neither can deadlock the other. */
export async function lockGoods(
  tx: Database,
  prd_ids: readonly string[],
  /** Further variants: those that sets are made of. */
  parts: readonly string[] = [],
): Promise<void> {
  const ids = textArray(prd_ids);
  const others = parts.length > 0 ? sql` OR var_id = ANY(${textArray(parts)})` : sql``;
  await tx.execute(sql`SELECT count(*) FROM (SELECT FROM variants WHERE prd_id = ANY(${ids})${others}
    ORDER BY prd_id COLLATE "C", var_id COLLATE "C" FOR NO KEY UPDATE) AS locked`);
  await tx.execute(sql`SELECT count(*) FROM (SELECT FROM products WHERE prd_id = ANY(${ids})
    ORDER BY prd_id COLLATE "C" FOR NO KEY UPDATE) AS locked`);
}

const listOf = (names: readonly string[], written: (name: string) => string) =>
  sql.raw(names.map(written).join(', '));

const WRITTEN = {
  ...{ var_id: variants.var_id, prd_id: variants.prd_id, ...VARIANT_COLUMNS },
  ...{ option_values: variants.option_values, picture: variants.picture },
  ...{ enabled: variants.enabled, sort: variants.sort, is_set: variants.is_set },
};

/** Rows as a table of one parameter. */
const tableOf = (
  rows: readonly object[],
  columns: Readonly<Record<string, { getSQLType(): string }>>,
) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS given (${listOf(
    Object.keys(columns),
    (name) => `"${name}" ${columns[name]?.getSQLType()}`,
  )})`;

const quoted = (name: string) => `"${name}"`;
const excluded = (name: string) => `"${name}" = excluded."${name}"`;
const pageNames = Object.keys(PAGE_COLUMNS);
const variantNames = Object.keys(WRITTEN);
/** The variant with the product's code is put on sale only where it is new, and its picture is not in a file. */
const OF_BASE = { enabled: 'variants.enabled AND excluded.enabled', picture: 'variants.picture' };
const ofBase = (name: keyof typeof OF_BASE) =>
  `"${name}" = CASE WHEN excluded.var_id = excluded.prd_id THEN ${OF_BASE[name]} ELSE excluded."${name}" END`;

async function upsertPages(tx: Database, planned: readonly PlannedGoods[]): Promise<void> {
  const rows = planned.map(({ row, variants }) => ({ ...row, options: variants?.options ?? [] }));
  if (rows.length === 0) return;
  const names = [...pageNames, 'options'];
  await tx.execute(sql`INSERT INTO products (${listOf(names, quoted)})
    SELECT ${listOf(names, quoted)} FROM ${tableOf(rows, { ...PAGE_COLUMNS, options: products.options })}
    ON CONFLICT (prd_id) DO UPDATE SET ${listOf(
      pageNames.filter((name) => name !== 'prd_id'),
      excluded,
    )}`);
}

/** Options of products that are there already, before their variants have values of them. */
async function updateOptions(tx: Database, planned: readonly PlannedGoods[]): Promise<void> {
  const rows = planned.flatMap(({ row: { prd_id }, variants }) =>
    variants ? { prd_id, options: variants.options } : [],
  );
  if (rows.length === 0) return;
  const { prd_id, options } = products;
  await tx.execute(sql`UPDATE products SET options = given.options
    FROM ${tableOf(rows, { prd_id, options })}
    WHERE products.prd_id = given.prd_id AND products.options <> given.options`);
}

const baseOf = ({ row, variants }: PlannedGoods) => {
  const { prd_id, price, price_special, price1, cost_wholesale, on_hand } = row;
  const { low_stock, barcode, weight, pre_left } = row;
  return {
    ...{ var_id: prd_id, prd_id, price, price_special, price1, cost_wholesale, on_hand },
    ...{ low_stock, barcode, weight, pre_left },
    ...{ option_values: [], picture: '', enabled: variants === undefined, sort: 0 },
    is_set: row.set_parts.length > 0,
  };
};

/** Variants of new products come in one statement with their base, since a product is listed with each. */
async function upsertVariants(tx: Database, planned: readonly PlannedGoods[]): Promise<void> {
  const moved = planned.flatMap(({ variants }) => variants?.moved ?? []);
  // Two variants may exchange their values; no variant has four.
  if (moved.length > 0)
    await tx.execute(sql`UPDATE variants SET option_values = ARRAY[var_id, '', '', '']
      WHERE var_id = ANY(${textArray(moved)})`);
  if (planned.length === 0) return;
  const rows = planned.flatMap((one) => [
    baseOf(one),
    ...(one.variants?.records ?? []).map((record) => ({ ...record, is_set: false })),
  ]);
  await tx.execute(sql`INSERT INTO variants (${listOf(variantNames, quoted)})
    SELECT ${listOf(variantNames, quoted)} FROM ${tableOf(rows, WRITTEN)}
    ON CONFLICT (var_id) DO UPDATE SET ${listOf(
      variantNames.filter((name) => !['var_id', 'prd_id', 'enabled', 'picture'].includes(name)),
      excluded,
    )}, ${sql.raw(`${ofBase('enabled')}, ${ofBase('picture')}`)}`);
}

interface PlannedGoods {
  row: GoodsRow;
  changes: readonly Change[];
  isNew: boolean;
  /** Of a product whose rows are variants. */
  variants?: VariantsPlan | undefined;
}

const OF_VARIANTS: readonly string[] = [...Object.keys(VARIANT_COLUMNS), 'set_parts'];
const isOfVariants = ({ field }: Change) => OF_VARIANTS.includes(field);

/** Whether its page is written; a product of which only prices or stock change keeps its row. */
const isPage = ({ isNew, changes }: PlannedGoods) =>
  isNew || changes.some((change) => !isOfVariants(change));

const hasVariantChanges = ({ isNew, changes, variants: planned }: PlannedGoods) =>
  isNew || planned !== undefined || changes.some(isOfVariants);

const isNumber = (field: string): field is StockField =>
  (STOCK_FIELDS as readonly string[]).includes(field);

const changedNumbers = (prd_id: string, changes: readonly Change[]) =>
  changes.flatMap(({ field, before, after }) =>
    isNumber(field) ? [{ prd_id, field, before: Number(before), after: Number(after) }] : [],
  );

const numberChanges = ({ row: { prd_id }, changes, isNew, variants }: PlannedGoods) => [
  ...(isNew ? [] : changedNumbers(prd_id, changes)),
  ...(variants?.changes ?? []).flatMap(({ var_id, before, changes }) =>
    before ? changedNumbers(var_id, changes) : [],
  ),
];

const setOf = ({ row: { prd_id, set_parts } }: Pick<PlannedGoods, 'row'>) => ({
  prd_id,
  parts: set_parts.map(readSetPart),
});

const changesParts = ({ row, changes, isNew }: PlannedGoods): boolean =>
  isNew ? row.set_parts.length > 0 : changes.some(({ field }) => field === 'set_parts');

const OF_DATES: readonly GoodsField[] = ['price_special', ...DATE_FIELDS];

/** Whether a special price or pre-orders may begin or end by this. */
const changesDates = ({ changes, variants }: PlannedGoods): boolean =>
  variants !== undefined || changes.some(({ field }) => OF_DATES.includes(field));

async function applyDates(tx: Database, prd_ids: readonly string[], now: Date): Promise<void> {
  if (prd_ids.length === 0) return;
  await applySpecials(tx, prd_ids, now);
  await updatePreorders(tx, now, prd_ids);
}

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
  await upsertPages(tx, planned.filter(isPage));
  await updateOptions(
    tx,
    planned.filter(({ isNew }) => !isNew),
  );
  await upsertVariants(tx, planned.filter(hasVariantChanges));
  const dated = planned.filter(changesDates).map(({ row }) => row.prd_id);
  await applyDates(tx, dated, edit.at);
  await replaceSetParts(tx, planned.filter(changesParts).map(setOf));
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
export async function insertGoods(tx: Database, row: GoodsRow, now: Date): Promise<boolean> {
  const { prd_id } = row;
  const taken = await tx.$count(variants, eq(variants.var_id, prd_id));
  if (taken > 0) return false;
  const added = await tx
    .insert(products)
    .values(row)
    .onConflictDoNothing()
    .returning({ prd_id: products.prd_id });
  if (added.length === 0) return false;
  const is_set = row.set_parts.length > 0;
  await tx.insert(variants).values({ ...row, var_id: prd_id, enabled: true, is_set });
  await applyDates(tx, [prd_id], now);
  if (is_set) await replaceSetParts(tx, [setOf({ row })]);
  return true;
}

/** Leaves lists to `refreshListed` until the transaction ends, which writes many products at once. */
export async function refreshListedInBatches(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT set_config('pinpu.listing', 'batch', true)`);
}

/** Tells the planner how many goods a transaction has added; without that, each further batch reads all of them. */
export const analyseGoods = (tx: Database) =>
  tx.execute(sql`ANALYZE products, variants, listed_products`);

/** Writes anew what lists have of products: all of it where they are `isReindexed`, else prices, stock and order. */
export async function refreshListed(
  tx: Database,
  written: readonly { row: Pick<GoodsRow, 'prd_id'>; isReindexed: boolean }[],
): Promise<void> {
  const [whole, figures] = [true, false].map((is) =>
    written.filter(({ isReindexed }) => isReindexed === is).map(({ row }) => row.prd_id),
  );
  if (whole?.length) await tx.execute(sql`SELECT list_products(${textArray(whole)})`);
  if (figures?.length) await tx.execute(sql`SELECT list_offers(${textArray(figures)})`);
}

export const findCategoryRows = (db: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.sort), asc(categories.cate_id));

export async function upsertCategory(tx: Database, row: CategoryRow): Promise<void> {
  const { cate_id: target } = categories;
  await tx.insert(categories).values(row).onConflictDoUpdate({ target, set: row });
}
