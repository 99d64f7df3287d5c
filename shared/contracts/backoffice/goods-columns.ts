import type { ProductLabel } from '../shop/product.ts';
import type { Columns, GoodsColumn } from './goods-column.ts';
import {
  DATES,
  HANDLING,
  LIMITS,
  MEDIA,
  PARCEL,
  PRICES,
  QUOTA,
  SET,
  SHIPPING,
} from './goods-terms.ts';

const optionName = (n: number): GoodsColumn => ({
  title: `規格${n}`,
  also: [`規格名稱${n}`, `規格${n}名稱`, `選項${n}`, `Option${n} Name`, `option${n}_name`],
  kind: 'name',
});

const optionValue = (n: number): GoodsColumn => ({
  title: `規格${n}值`,
  also: [`規格值${n}`, `選項${n}值`, `Option${n} Value`],
  kind: 'name',
});

const optionColour = (n: number): GoodsColumn => ({
  title: `規格${n}色`,
  also: [`規格${n}顏色`, `option${n}_color`],
  kind: 'name',
});

/** Columns of which only a row of a variant makes use: what it is, and what a product without options has no cell for. */
const VARIANT_ROW = {
  option1: optionName(1),
  option1_value: optionValue(1),
  option1_colour: optionColour(1),
  option2: optionName(2),
  option2_value: optionValue(2),
  option2_colour: optionColour(2),
  option3: optionName(3),
  option3_value: optionValue(3),
  option3_colour: optionColour(3),
  var_id: { title: '規格編號', also: ['Variant SKU', 'variant_sku', 'sku_variant'], kind: 'code' },
  var_picture: { title: '規格圖片', also: ['Variant Image', 'variant_image'], kind: 'pictures' },
  var_enabled: { title: '規格販售', also: ['variant_enabled'], kind: 'flag' },
} satisfies Columns;

const HTML = {
  prd_text_desc: {
    title: '商品簡介',
    also: ['summary'],
    kind: 'html',
    hint: '搜尋結果與分享預覽會顯示開頭',
  },
  sl_desc_content: {
    title: '商品特色',
    also: ['description'],
    kind: 'html',
    hint: '可直接分段輸入，也可用簡單的 HTML',
  },
  ma_desc_content: {
    title: '商品資訊',
    also: ['specification'],
    kind: 'html',
    hint: '規格、產地、注意事項等',
  },
} satisfies Columns;

/** The label, in the order of the form. */
const LABEL = {
  net_content: {
    title: '內容量',
    also: ['淨重', 'net_weight'],
    kind: 'name',
    hint: '和包裝上相同，例如 3 公克 × 20 包',
  },
  ingredients: { title: '成分', kind: 'text', hint: '和包裝上相同，食品請全部寫出' },
  allergens: {
    title: '過敏原',
    kind: 'allergens',
    hint: '依「食品過敏原標示規定」。都沒有勾選時，商品頁不寫過敏原。',
  },
  shelf_life: {
    title: '保存期限',
    also: ['有效期限'],
    kind: 'name',
    hint: '例如未開封 12 個月',
  },
  storage: { title: '保存方式', kind: 'name', hint: '例如密封，避光陰涼處' },
  food_reg_no: {
    title: '食品業者登錄字號',
    also: ['food_registration_number'],
    kind: 'food_reg_no',
    hint: '和生產者相同時請留空',
  },
} satisfies Record<keyof ProductLabel, GoodsColumn>;

const PLACE = {
  featured: { title: '精選順序', kind: 'amount', hint: '首頁精選的順序，不放請留空' },
  rank: { title: '排序', kind: 'integer', hint: '綜合排名的分數，大的在前' },
} satisfies Columns;

/** Columns of which only a category's own row makes use. */
const CATEGORY_ROW = {
  cate_sort: { title: '分類排序', also: ['category_sort'], kind: 'integer' },
  cate_picture: { title: '分類圖片', also: ['category_image'], kind: 'pictures' },
} satisfies Columns;

/** Columns of which only a maker's own row makes use. */
const MAKER_ROW = {
  maker_place: { title: '生產者所在地', also: ['maker_location'], kind: 'name' },
  maker_story: { title: '生產者故事', kind: 'html' },
  maker_picture: { title: '生產者圖片', also: ['maker_image'], kind: 'pictures' },
  maker_sort: { title: '生產者排序', kind: 'integer' },
  maker_enabled: { title: '顯示生產者', also: ['maker_published'], kind: 'flag' },
} satisfies Columns;

const COLUMNS = {
  prd_id: { title: '商品編號', also: ['商品代碼', '貨號', 'sku'], kind: 'code' },
  prd_name: { title: '品名', also: ['商品名稱', 'name'], kind: 'name' },
  ...VARIANT_ROW,
  cate_id: {
    title: '分類代碼',
    formTitle: '分類',
    also: ['分類編號', 'category_code'],
    kind: 'code',
  },
  cate_name: { title: '分類', also: ['分類名稱', 'category'], kind: 'name' },
  parent_cate_name: { title: '上層分類', also: ['parent_category'], kind: 'name' },
  ...PRICES,
  on_hand: { title: '庫存', also: ['庫存數量', 'stock'], kind: 'amount' },
  ...HANDLING,
  ...QUOTA,
  ...SHIPPING,
  ...PARCEL,
  ...LIMITS,
  ...DATES,
  tax_class: {
    title: '課稅別',
    also: ['稅別', 'tax'],
    kind: 'tax_class',
    hint: '一般商品是應稅；未經加工的農產品等免稅',
  },
  ...SET,
  ...HTML,
  maker_id: { title: '生產者代碼', formTitle: '生產者', also: ['maker_code'], kind: 'code' },
  maker_name: { title: '生產者', also: ['maker'], kind: 'name' },
  ...LABEL,
  pictures: { title: '圖片', formTitle: '照片', also: ['images'], kind: 'pictures' },
  ...MEDIA,
  ...PLACE,
  enabled: { title: '上架', also: ['published'], kind: 'flag' },
  auto_list: { title: '自動上架', also: ['list_on_date'], kind: 'flag' },
  u_date: {
    title: '上架日期',
    also: ['listed_date'],
    kind: 'date',
    hint: '新品依這一天排列；這一天以前不能上架，可勾選自動上架',
  },
  ...CATEGORY_ROW,
  ...MAKER_ROW,
} satisfies Columns;

/** The name of a column in JSON and in English headers; the wire field where there is one (spec §3). */
export type GoodsField = keyof typeof COLUMNS;

/** The columns of a goods file, in the order of an export (ADR 0132); screens and imports take their fields from here. */
export const GOODS_COLUMNS: Readonly<Record<GoodsField, GoodsColumn>> = COLUMNS;

const fieldsOf = <F extends string>(columns: Readonly<Record<F, GoodsColumn>>) =>
  Object.keys(columns) as F[];

export const GOODS_FIELDS = fieldsOf(COLUMNS);
export const PRICE_FIELDS = fieldsOf(PRICES);
export const VARIANT_ROW_FIELDS = fieldsOf(VARIANT_ROW);
export const HANDLING_FIELDS = fieldsOf(HANDLING);
export const QUOTA_FIELDS = fieldsOf(QUOTA);
export const SHIPPING_FIELDS = fieldsOf(SHIPPING);
export const LIMIT_FIELDS = fieldsOf(LIMITS);
export const DATE_FIELDS = fieldsOf(DATES);
export const MOMENT_FIELDS = DATE_FIELDS.filter(
  (field): field is Exclude<keyof typeof DATES, 'preorder_ships'> => field !== 'preorder_ships',
);
export const HTML_FIELDS = fieldsOf(HTML);
export const LABEL_FIELDS = fieldsOf(LABEL);
export const PLACE_FIELDS = fieldsOf(PLACE);
export const CATEGORY_ROW_FIELDS = fieldsOf(CATEGORY_ROW);
export const MAKER_ROW_FIELDS = fieldsOf(MAKER_ROW);

export const isGoodsField = (name: string): name is GoodsField => Object.hasOwn(COLUMNS, name);

const OF_VARIANT_ROW: readonly string[] = VARIANT_ROW_FIELDS;

export const isVariantRowField = (name: string): boolean => OF_VARIANT_ROW.includes(name);
