import { and, countDistinct, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { products, variants } from '../../../../platform/db/schema/index.ts';

/** How many products on sale have a variant whose weight is not stated. */
export async function countUnweighed(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(products.prd_id) })
    .from(products)
    .innerJoin(variants, eq(variants.prd_id, products.prd_id))
    .where(and(eq(products.enabled, true), eq(variants.enabled, true), eq(variants.weight, 0)));
  return row?.total ?? 0;
}
