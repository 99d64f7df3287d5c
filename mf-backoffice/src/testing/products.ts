import type {
  ShopCategories,
  ShopProduct,
  ShopProductRow,
} from '@pinpu/shared/contracts/backoffice';

/** A product as the form of the back office gets it. */
export const shopProductOf = (
  cells: Record<string, string> = {},
  fields: Partial<Omit<ShopProduct, 'cells'>> = {},
): ShopProduct => ({
  cells: {
    ...{ prd_id: 'TEA-1', prd_name: '文山包種茶', cate_id: 'C1', cate_name: '茶' },
    ...{ parent_cate_name: '', price: '420', price1: '0', cost_wholesale: '0', on_hand: '30' },
    ...{ ship_fee: '80', ship_fee_free_amt: '1500', ship_days: '0', prd_text_desc: '<p>清香</p>' },
    ...{ sl_desc_content: '', ma_desc_content: '', pictures: '/media/u/a\n/media/u/b' },
    ...{ featured: '', rank: '0', enabled: '是', u_date: '2026-11-01' },
    ...cells,
  },
  ...{ reserved: 0, sold_out_qty: 0, ordered: false, version: 'v1' },
  ...fields,
});

/** A product of the list. */
export const productRowOf = (fields: Partial<ShopProductRow> = {}): ShopProductRow => ({
  ...{ prd_id: 'TEA-1', prd_name: '文山包種茶', picture: '/media/u/a', cate_name: '茶' },
  ...{ price: 420, price1: 0, on_hand: 30, reserved: 0, enabled: true },
  ...fields,
});

export const CATEGORIES: ShopCategories = {
  version: 'c1',
  categories: [
    { cate_id: 'C1', cate_name: '茶', parent_cate_id: '', cate_attachment: '', products: 2 },
    { cate_id: 'C2', cate_name: '器物', parent_cate_id: '', cate_attachment: '', products: 0 },
    { cate_id: 'C11', cate_name: '紅茶', parent_cate_id: 'C1', cate_attachment: '', products: 0 },
  ],
};
