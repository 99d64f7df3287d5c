export type CellKind =
  | 'code'
  | 'name'
  | 'amount'
  | 'integer'
  | 'flag'
  | 'date'
  | 'html'
  | 'text'
  | 'allergens'
  | 'food_reg_no'
  | 'pictures';

interface GoodsColumn {
  /** The name in JSON and in English headers; the wire field where there is one (spec §3). */
  field: string;
  /** The name in exported files. */
  title: string;
  /** Further accepted names. */
  also?: readonly string[];
  kind: CellKind;
}

/** The columns of a goods file, in the order of an export (ADR 0132). */
export const GOODS_COLUMNS = [
  { field: 'prd_id', title: '商品編號', also: ['商品代碼', '貨號', 'sku'], kind: 'code' },
  { field: 'prd_name', title: '品名', also: ['商品名稱', 'name'], kind: 'name' },
  { field: 'cate_id', title: '分類代碼', also: ['分類編號', 'category_code'], kind: 'code' },
  { field: 'cate_name', title: '分類', also: ['分類名稱', 'category'], kind: 'name' },
  { field: 'parent_cate_name', title: '上層分類', also: ['parent_category'], kind: 'name' },
  { field: 'price', title: '售價', also: ['價格', '定價'], kind: 'amount' },
  { field: 'price1', title: '團購價', also: ['group_price'], kind: 'amount' },
  { field: 'cost_wholesale', title: '成本', also: ['cost'], kind: 'amount' },
  { field: 'on_hand', title: '庫存', also: ['庫存數量', 'stock'], kind: 'amount' },
  {
    field: 'low_stock',
    title: '低庫存提醒',
    also: ['安全庫存', 'low_stock_threshold'],
    kind: 'amount',
  },
  { field: 'ship_fee', title: '運費', also: ['shipping_fee'], kind: 'amount' },
  {
    field: 'ship_fee_free_amt',
    title: '免運門檻',
    also: ['free_shipping_threshold'],
    kind: 'amount',
  },
  { field: 'ship_days', title: '備貨天數', also: ['preparation_days'], kind: 'amount' },
  { field: 'prd_text_desc', title: '商品簡介', also: ['summary'], kind: 'html' },
  { field: 'sl_desc_content', title: '商品特色', also: ['description'], kind: 'html' },
  { field: 'ma_desc_content', title: '商品資訊', also: ['specification'], kind: 'html' },
  { field: 'maker_id', title: '生產者代碼', also: ['maker_code'], kind: 'code' },
  { field: 'maker_name', title: '生產者', also: ['maker'], kind: 'name' },
  { field: 'net_content', title: '內容量', also: ['淨重', 'net_weight'], kind: 'name' },
  { field: 'ingredients', title: '成分', kind: 'text' },
  { field: 'allergens', title: '過敏原', kind: 'allergens' },
  { field: 'shelf_life', title: '保存期限', also: ['有效期限'], kind: 'name' },
  { field: 'storage', title: '保存方式', kind: 'name' },
  {
    field: 'food_reg_no',
    title: '食品業者登錄字號',
    also: ['food_registration_number'],
    kind: 'food_reg_no',
  },
  { field: 'pictures', title: '圖片', also: ['images'], kind: 'pictures' },
  { field: 'featured', title: '精選順序', kind: 'amount' },
  { field: 'rank', title: '排序', kind: 'integer' },
  { field: 'enabled', title: '上架', also: ['published'], kind: 'flag' },
  { field: 'u_date', title: '上架日期', also: ['listed_date'], kind: 'date' },
  { field: 'cate_sort', title: '分類排序', also: ['category_sort'], kind: 'integer' },
  { field: 'cate_picture', title: '分類圖片', also: ['category_image'], kind: 'pictures' },
  { field: 'maker_place', title: '生產者所在地', also: ['maker_location'], kind: 'name' },
  { field: 'maker_story', title: '生產者故事', kind: 'html' },
  { field: 'maker_picture', title: '生產者圖片', also: ['maker_image'], kind: 'pictures' },
  { field: 'maker_sort', title: '生產者排序', kind: 'integer' },
  { field: 'maker_enabled', title: '顯示生產者', also: ['maker_published'], kind: 'flag' },
] as const satisfies readonly GoodsColumn[];

export type GoodsField = (typeof GOODS_COLUMNS)[number]['field'];

/** Normalises a header for comparison: without case, spaces and Unicode variants. */
const headerForm = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const byName = new Map<string, GoodsColumn & { field: GoodsField }>();
for (const column of GOODS_COLUMNS) {
  const also: readonly string[] = 'also' in column ? column.also : [];
  for (const name of [column.field, column.title, ...also]) byName.set(headerForm(name), column);
}

export const columnOf = (header: string) => byName.get(headerForm(header));

const byField = new Map(GOODS_COLUMNS.map((column) => [column.field, column]));

export const titleOf = (field: GoodsField): string => byField.get(field)?.title ?? field;
