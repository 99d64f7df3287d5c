import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { categories, products } from '../../../../platform/db/schema/index.ts';

/** How many products each category has, for sale or not; those without any are omitted. */
export async function countProductsByCategory(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ cate_id: products.cate_id, count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .groupBy(products.cate_id);
  return new Map(rows.map(({ cate_id, count }) => [cate_id, count]));
}

export async function updateCategorySort(tx: Database, cate_id: string, sort: number) {
  await tx.update(categories).set({ sort }).where(eq(categories.cate_id, cate_id));
}

export async function deleteCategory(tx: Database, cate_id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.cate_id, cate_id));
}

/** Locks a category: waits for products that are being added to it, and blocks further ones. */
export async function lockCategory(tx: Database, cate_id: string): Promise<void> {
  await tx
    .select({ cate_id: categories.cate_id })
    .from(categories)
    .where(eq(categories.cate_id, cate_id))
    .for('update');
}
