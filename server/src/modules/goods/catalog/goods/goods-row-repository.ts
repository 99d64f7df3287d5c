import type { ProductOption } from '@pinpu/shared/domain';
import { getTableColumns } from 'drizzle-orm';
import {
  type categories,
  type makers,
  products,
  variants,
} from '../../../../platform/db/schema/index.ts';

const { sold_out_qty, like_count, options, ...page } = getTableColumns(products);

/** The columns of a product that an import writes as they are; options are written with their variants. */
export const PAGE_COLUMNS = page;

const { price, price_special, price1, cost_wholesale, on_hand } = variants;
const { low_stock, barcode, weight, pre_left } = variants;

/** The columns of a variant that a product without options has, too. */
export const VARIANT_COLUMNS = {
  ...{ price, price_special, price1, cost_wholesale, on_hand },
  ...{ low_stock, barcode, weight, pre_left },
};

export const GOODS = { ...PAGE_COLUMNS, ...VARIANT_COLUMNS };

export type CategoryRow = typeof categories.$inferSelect;
export type MakerRow = typeof makers.$inferSelect;
export type GoodsRow = Pick<typeof products.$inferSelect, keyof typeof PAGE_COLUMNS> &
  Pick<typeof variants.$inferSelect, keyof typeof VARIANT_COLUMNS> & {
    /** What a set is made of, each part as `P0001×2`; empty for other goods. */
    set_parts: string[];
  };

export interface StoredGoods extends GoodsRow {
  reserved: number;
  options: ProductOption[];
}
