import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import {
  freeUnits,
  isPreorder,
  priceAt,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';

/** The variants on sale of these products with their options, in the shop's order, by product. */
export async function findVariantsOf(db: Database, prd_ids: readonly string[], now: Date) {
  if (prd_ids.length === 0) return new Map<string, never>();
  const { var_id, prd_id, option_values, price: price_regular, price1, picture } = variants;
  const rows = await db
    .select({
      ...{ var_id, prd_id, option_values, price_regular, price1, picture },
      price: priceAt(now),
      free: freeUnits(),
      is_preorder: isPreorder,
      ...{ enabled: variants.enabled, preorder_ships: products.preorder_ships },
      options: products.options,
    })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, prd_id))
    .where(and(inArray(prd_id, [...prd_ids]), eq(variants.enabled, true)))
    .orderBy(asc(variants.sort), asc(var_id));
  return Map.groupBy(rows, (row) => row.prd_id);
}
