import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { categories, makers, products } from '../../../../platform/db/schema/index.ts';

/** How many products each category or maker has, for sale or not, by its code; those without any are omitted. */
export async function countProductsBy(db: Database, column: 'cate_id' | 'maker_id') {
  const code = products[column];
  const rows = await db.select({ code, count: count() }).from(products).groupBy(code);
  return new Map(rows.map((row) => [row.code ?? '', row.count]));
}

export const updateCategorySort = (tx: Database, cate_id: string, sort: number) =>
  tx.update(categories).set({ sort }).where(eq(categories.cate_id, cate_id));

/** Waits for products that are being added to the category, and blocks further ones. */
export const lockCategory = (tx: Database, cate_id: string) =>
  tx.select().from(categories).where(eq(categories.cate_id, cate_id)).for('update');

export const deleteCategory = (tx: Database, cate_id: string) =>
  tx.delete(categories).where(eq(categories.cate_id, cate_id));

/** Waits for products that are being assigned to the maker, and blocks further ones. */
export const lockMaker = (tx: Database, maker_id: string) =>
  tx.select().from(makers).where(eq(makers.maker_id, maker_id)).for('update');

export const deleteMaker = (tx: Database, maker_id: string) =>
  tx.delete(makers).where(eq(makers.maker_id, maker_id));
