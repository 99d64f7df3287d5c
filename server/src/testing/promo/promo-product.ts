import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import { categories, products } from '../../platform/db/schema/index.ts';

export async function promotableProduct(
  db: Database,
  now: Date,
  fields: Partial<typeof products.$inferInsert> = {},
): Promise<string> {
  const prd_id = `T${randomUUID().slice(0, 8)}`;
  await db
    .insert(categories)
    .values({ cate_id: 'T-promo', cate_name: '測試分類' })
    .onConflictDoNothing();
  await db.insert(products).values({
    prd_id,
    prd_name: '測試商品',
    cate_id: 'T-promo',
    price: 500,
    price1: 400,
    cost_wholesale: 300,
    on_hand: 10,
    u_date: now,
    ...fields,
  });
  return prd_id;
}
