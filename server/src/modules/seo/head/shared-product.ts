import { productId } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { products } from '../../../platform/db/schema/index.ts';

/** What a preview says of a product, by its key alone; null where there is none on offer. */
export async function findSharedProduct(db: Database, prd_id: string) {
  if (!safeParse(productId, prd_id).success) return null;
  const [row] = await db
    .select({
      prd_id: products.prd_id,
      prd_name: products.prd_name,
      prd_man_pic: products.prd_man_pic,
      prd_text_desc: products.prd_text_desc,
      cate_id: products.cate_id,
      price: products.price,
      price1: products.price1,
      tot_qty: sql<number>`${products.on_hand} - ${products.reserved}`,
    })
    .from(products)
    .where(and(eq(products.prd_id, prd_id), eq(products.enabled, true)));
  return row ?? null;
}
