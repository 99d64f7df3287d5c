import type { ProductOption } from '@pinpu/shared/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';

const { var_id, option_values, price, price_special, price1, cost_wholesale } = variants;
const { on_hand, reserved, low_stock, weight, barcode, picture, enabled, sort } = variants;
const { pre_left } = variants;

/** The columns that the editor writes. */
const WRITTEN = {
  ...{ var_id, option_values, price, price_special, price1, cost_wholesale },
  ...{ on_hand, low_stock },
  ...{ weight, barcode, picture, enabled, sort, pre_left },
};

export type VariantRow = Pick<typeof variants.$inferSelect, keyof typeof WRITTEN>;
export interface StoredVariant extends VariantRow {
  reserved: number;
}

export const findOptions = (db: Database, prd_id: string) =>
  firstRow(
    db
      .select({
        ...{ prd_name: products.prd_name, options: products.options },
        is_set: sql<boolean>`EXISTS (SELECT FROM set_parts WHERE var_id = ${products.prd_id})`,
      })
      .from(products)
      .where(eq(products.prd_id, prd_id)),
  );

/** All variants of a product in their order, with the one that has its id. */
export const findVariants = (db: Database, prd_id: string): Promise<StoredVariant[]> =>
  db
    .select({ ...WRITTEN, reserved })
    .from(variants)
    .where(eq(variants.prd_id, prd_id))
    .orderBy(asc(sort), asc(var_id));

/** Which of these codes are in use, by any product. */
export async function findUsedCodes(db: Database, codes: readonly string[]): Promise<Set<string>> {
  const used = await db
    .select({ var_id })
    .from(variants)
    .where(sql`${var_id} = ANY(${textArray(codes)})`);
  return new Set(used.map((one) => one.var_id));
}

export const updateOptions = async (
  tx: Database,
  prd_id: string,
  options: ProductOption[],
): Promise<void> => {
  await tx.update(products).set({ options }).where(eq(products.prd_id, prd_id));
};

export const updateVariant = async (
  tx: Database,
  id: string,
  change: Partial<VariantRow>,
): Promise<void> => {
  await tx.update(variants).set(change).where(eq(var_id, id));
};

export const deleteVariants = (tx: Database, codes: readonly string[]) =>
  tx.delete(variants).where(sql`${var_id} = ANY(${textArray(codes)})`);

export interface CodeChange {
  was: string;
  var_id: string;
}

/** Changes codes, also where people wait for a variant, and in the history of its numbers. */
export async function updateCodes(tx: Database, codes: readonly CodeChange[]): Promise<void> {
  const source = sql`jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) AS given (was text, var_id text)`;
  // One statement, since a restock request must belong to a variant when the statement ends.
  await tx.execute(sql`WITH renamed AS (
      UPDATE variants SET var_id = given.var_id FROM ${source} WHERE variants.var_id = given.was)
    UPDATE restock_requests SET prd_id = given.var_id FROM ${source} WHERE prd_id = given.was`);
  await tx.execute(sql`UPDATE goods_changes SET prd_id = given.var_id FROM ${source}
    WHERE prd_id = given.was`);
}

const names = Object.keys(WRITTEN);
const others = names.filter((name) => name !== 'var_id');
const RECORD = sql.raw(
  Object.entries(WRITTEN)
    .map(([name, column]) => `"${name}" ${column.getSQLType()}`)
    .join(', '),
);
const listOf = (columns: readonly string[], written: (name: string) => string) =>
  sql.raw(columns.map(written).join(', '));

const sourceOf = (rows: readonly VariantRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (${RECORD})`;

/** Sets the values of variants aside, so that others can get them; no product has four options. */
export async function clearValues(tx: Database, codes: readonly string[]): Promise<void> {
  await tx.execute(sql`UPDATE variants SET option_values = ARRAY['', '', '', var_id]
    WHERE var_id = ANY(${textArray(codes)})`);
}

/** Writes variants that are stored. Their values are set aside first, since two of them may exchange theirs. */
export async function updateVariants(tx: Database, rows: readonly VariantRow[]): Promise<void> {
  if (rows.length === 0) return;
  await clearValues(
    tx,
    rows.map((row) => row.var_id),
  );
  await tx.execute(sql`UPDATE variants SET ${listOf(others, (name) => `"${name}" = given."${name}"`)}
    FROM ${sourceOf(rows)} WHERE variants.var_id = given.var_id`);
}

/** Adds variants to a product; returns the codes that were free. */
export async function insertVariants(
  tx: Database,
  prd_id: string,
  rows: readonly VariantRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx.execute<{
    var_id: string;
  }>(sql`INSERT INTO variants (prd_id, ${listOf(names, (name) => `"${name}"`)})
    SELECT ${prd_id}, ${listOf(names, (name) => `"${name}"`)} FROM ${sourceOf(rows)}
    ON CONFLICT (var_id) DO NOTHING RETURNING var_id`);
  return new Set(added.rows.map((one) => one.var_id));
}
