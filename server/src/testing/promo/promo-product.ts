import { randomUUID } from 'node:crypto';
import { addGoods, type NewGoods } from '../../modules/goods/catalog/goods/repository.ts';
import type { Database } from '../../platform/db/index.ts';
import { categories } from '../../platform/db/schema/index.ts';

export async function promotableProduct(
  db: Database,
  now: Date,
  fields: Partial<NewGoods> = {},
): Promise<string> {
  const prd_id = `T${randomUUID().slice(0, 8)}`;
  await db
    .insert(categories)
    .values({ cate_id: 'T-promo', cate_name: '測試分類' })
    .onConflictDoNothing();
  const row = {
    ...{ prd_id, prd_name: '測試商品', cate_id: 'T-promo', u_date: now },
    ...{ price: 500, price1: 400, cost_wholesale: 300, on_hand: 10 },
  };
  await addGoods(db, [{ ...row, ...fields }]);
  return prd_id;
}
