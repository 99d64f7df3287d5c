import { and, asc, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';
import type { StoredVariant } from './variant-match.ts';

const STORED = {
  ...{ var_id: variants.var_id, prd_id: variants.prd_id, option_values: variants.option_values },
  ...{ price: variants.price, price_special: variants.price_special, price1: variants.price1 },
  cost_wholesale: variants.cost_wholesale,
  ...{ on_hand: variants.on_hand, reserved: variants.reserved, low_stock: variants.low_stock },
  ...{ weight: variants.weight, barcode: variants.barcode, picture: variants.picture },
  ...{ enabled: variants.enabled, sort: variants.sort, pre_left: variants.pre_left },
};

/** The variants of these products' options in the shop's order, by product. */
export async function findVariantsOf(
  db: Database,
  prd_ids: readonly string[],
): Promise<Map<string, StoredVariant[]>> {
  const found = new Map<string, StoredVariant[]>();
  if (prd_ids.length === 0) return found;
  const rows = await db
    .select(STORED)
    .from(variants)
    .where(
      and(
        sql`${variants.prd_id} = ANY(${textArray(prd_ids)})`,
        ne(variants.var_id, variants.prd_id),
      ),
    )
    .orderBy(asc(variants.prd_id), asc(variants.sort), asc(variants.var_id));
  for (const row of rows) {
    const own = found.get(row.prd_id);
    if (own) own.push(row);
    else found.set(row.prd_id, [row]);
  }
  return found;
}

/** Which of these codes are taken, and by which product. */
export async function findCodeOwners(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ var_id: variants.var_id, prd_id: variants.prd_id })
    .from(variants)
    .where(sql`${variants.var_id} = ANY(${textArray(codes)})`);
  return new Map(rows.map(({ var_id, prd_id }) => [var_id, prd_id]));
}

/** What the shop's variants need in an export beyond the columns of products without options. */
export async function findVariantColumns(db: Database) {
  const colour = (at: number) =>
    sql<boolean>`coalesce(bool_or(jsonb_path_exists(${products.options}, ${`$[${at}].values[*].colour`}::jsonpath)), false)`;
  const [found] = await db
    .select({
      options: sql<number>`coalesce(max(jsonb_array_length(${products.options})), 0)`.mapWith(
        Number,
      ),
      ...{ colour1: colour(0), colour2: colour(1), colour3: colour(2) },
    })
    .from(products);
  const [handling] = await db
    .select({
      barcode: sql<boolean>`coalesce(bool_or(${variants.barcode} <> ''), false)`,
      weight: sql<boolean>`coalesce(bool_or(${variants.weight} > 0), false)`,
      pre_left: sql<boolean>`coalesce(bool_or(${variants.pre_left} > 0), false)`,
      set_parts: sql<boolean>`coalesce(bool_or(${variants.is_set}), false)`,
    })
    .from(variants);
  const { options = 0, colour1 = false, colour2 = false, colour3 = false } = found ?? {};
  const { barcode = false, weight = false, set_parts = false, pre_left = false } = handling ?? {};
  return { options, colours: [colour1, colour2, colour3], barcode, weight, set_parts, pre_left };
}
