import { getTableColumns } from 'drizzle-orm';
import { type categories, type makers, products } from '../../../../platform/db/schema/index.ts';

/** The columns that an import writes: all but those that orders, shoppers or the database change. */
const { reserved, sold_out_qty, like_count, price_group, ...written } = getTableColumns(products);
export const GOODS = written;

export type CategoryRow = typeof categories.$inferSelect;
export type MakerRow = typeof makers.$inferSelect;
export type GoodsRow = Pick<typeof products.$inferSelect, keyof typeof GOODS>;

export interface StoredGoods extends GoodsRow {
  reserved: number;
}
