import type { ShopVariant } from '@pinpu/shared/contracts/backoffice';

/** The typed fields of a variant, in the order of the table. */
export const VARIANT_FIELDS = [
  'var_id',
  'price',
  'price1',
  'cost_wholesale',
  'on_hand',
  'low_stock',
  'weight',
  'pre_left',
  'barcode',
  'price_special',
] as const satisfies readonly (keyof ShopVariant)[];
export type VariantField = (typeof VARIANT_FIELDS)[number];

interface VariantColumn {
  field: VariantField;
  title: string;
  hint?: string;
  /** Whether it is a text; else a number. */
  isText?: boolean;
}

export const VARIANT_COLUMNS: readonly VariantColumn[] = [
  { field: 'var_id', title: '商品編號', hint: '空白會自動編號；有訂單後不能修改', isText: true },
  { field: 'price', title: '售價' },
  { field: 'price1', title: '團購價', hint: '0 為沒有團購價' },
  { field: 'cost_wholesale', title: '成本', hint: '0 為未填' },
  { field: 'on_hand', title: '庫存', hint: '實際數量，包含訂單保留的件數' },
  { field: 'low_stock', title: '低庫存提醒', hint: '可賣的件數到這個數字就列為快賣完，0 為不提醒' },
  { field: 'weight', title: '重量（克）', hint: '0 為未填' },
  { field: 'pre_left', title: '預購數量', hint: '沒有庫存時，還能接受預購幾件' },
  { field: 'barcode', title: '條碼', hint: '8、12 或 13 位數字', isText: true },
  // Last, so that blocks pasted from older tables still cover the same columns.
  { field: 'price_special', title: '特價', hint: '特價期間的售價，期間在商品頁填寫；沒有請留空' },
];

export const titleOfVariantField = (field: string): string =>
  VARIANT_COLUMNS.find((column) => column.field === field)?.title ?? '';
