import { optionText, type SetPart } from '@pinpu/shared/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { products, setParts, variants } from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

/** A part of a set as the shop has it now. */
export interface StoredPart extends SetPart {
  /** The part's product. */
  product_id: string;
  /** How many units of it are in stock, without pre-orders. */
  units: number;
  /** Whether it can be bought by itself. */
  on_sale: boolean;
}

const COLUMNS = {
  ...{ set: setParts.var_id, prd_id: setParts.part_id, qty: setParts.qty },
  ...{ product_id: variants.prd_id, prd_name: products.prd_name },
  option_values: variants.option_values,
  units: sql<number>`${variants.on_hand} - ${variants.reserved}`.mapWith(Number),
  on_sale: sql<boolean>`${products.enabled} AND ${variants.enabled}`,
};

/** The parts of these sets, in the shop's order, by set. */
export async function findSetParts(
  db: Database,
  sets: readonly string[],
): Promise<Map<string, StoredPart[]>> {
  const found = new Map<string, StoredPart[]>();
  if (sets.length === 0) return found;
  const rows = await db
    .select(COLUMNS)
    .from(setParts)
    .innerJoin(variants, eq(variants.var_id, setParts.part_id))
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(sql`${setParts.var_id} = ANY(${textArray(sets)})`)
    .orderBy(asc(setParts.sort), asc(setParts.part_id));
  for (const { set, option_values, ...row } of rows) {
    const option_text = optionText(option_values);
    const part = { ...row, ...(option_text !== '' && { option_text }) };
    found.set(set, [...(found.get(set) ?? []), part]);
  }
  return found;
}

/** Corrects what lists say of sets whose parts have sold out or returned; outside of any transaction, see `list_sets`. */
export async function refreshListedSets(db: Database): Promise<void> {
  await db.execute(sql`SELECT list_sets()`);
}

/** What a code is that a set may name: a product without options, a variant, a product with options, a set. */
export type PartKind = 'single' | 'variant' | 'options' | 'set';

/** What these codes are; unknown ones are missing. */
export async function findPartKinds(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, PartKind>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({
      code: variants.var_id,
      kind: sql<PartKind>`CASE WHEN ${variants.is_set} THEN 'set'
        WHEN ${variants.var_id} <> ${variants.prd_id} THEN 'variant'
        WHEN ${products.options} <> '[]'::jsonb THEN 'options' ELSE 'single' END`,
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(sql`${variants.var_id} = ANY(${textArray(codes)})`);
  return new Map(rows.map(({ code, kind }) => [code, kind]));
}

export interface NamedSet {
  prd_id: string;
  prd_name: string;
}

/** The sets that contain these variants, by variant. */
export async function findSetsWith(
  db: Database,
  parts: readonly string[],
): Promise<Map<string, NamedSet[]>> {
  if (parts.length === 0) return new Map();
  const rows = await db
    .select({ part: setParts.part_id, prd_id: products.prd_id, prd_name: products.prd_name })
    .from(setParts)
    .innerJoin(variants, eq(variants.var_id, setParts.var_id))
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(sql`${setParts.part_id} = ANY(${textArray(parts)})`)
    .orderBy(asc(products.prd_id));
  return Map.groupBy(rows, ({ part }) => part);
}

/** The sets that contain any variant of a product. */
export async function findSetsOf(db: Database, prd_id: string): Promise<NamedSet[]> {
  const own = await db
    .select({ id: variants.var_id })
    .from(variants)
    .where(eq(variants.prd_id, prd_id));
  const found = await findSetsWith(
    db,
    own.map(({ id }) => id),
  );
  return [...new Map([...found.values()].flat().map((one) => [one.prd_id, one])).values()];
}

interface Made {
  prd_id: string;
  parts: readonly { prd_id: string; qty: number }[];
}

/** Replaces the parts of these products; without parts, a product is no set. */
export async function replaceSetParts(tx: Database, sets: readonly Made[]): Promise<void> {
  if (sets.length === 0) return;
  const ids = textArray(sets.map(({ prd_id }) => prd_id));
  await tx.execute(sql`DELETE FROM set_parts WHERE var_id = ANY(${ids})`);
  const rows = sets.flatMap(({ prd_id, parts }) =>
    parts.map((part, sort) => ({ var_id: prd_id, part_id: part.prd_id, qty: part.qty, sort })),
  );
  if (rows.length > 0) await tx.insert(setParts).values(rows);
}
