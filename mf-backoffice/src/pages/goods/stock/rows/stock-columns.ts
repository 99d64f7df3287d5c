import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { type StockField, stockNumberText } from '@pinpu/shared/domain';
import type { BadgeTone } from '@pinpu/shared/ui';

/** The editable numbers, in the order of the table. */
export const STOCK_COLUMNS: readonly { field: StockField; title: string; hint?: string }[] = [
  { field: 'price', title: '售價' },
  { field: 'price1', title: '團購價', hint: '0 為沒有團購價' },
  { field: 'cost_wholesale', title: '成本', hint: '0 為未填' },
  { field: 'on_hand', title: '庫存', hint: '包含訂單保留的件數' },
  { field: 'low_stock', title: '低庫存提醒', hint: '可賣的件數到這個數字就列為快賣完，0 為不提醒' },
  // Last, so that blocks pasted from older tables still cover the same columns.
  { field: 'price_special', title: '特價', hint: '特價期間的售價，期間在商品頁填寫；沒有請留空' },
];

export const titleOfField = (field: StockField): string =>
  STOCK_COLUMNS.find((column) => column.field === field)?.title ?? field;

/** A number as the table shows it; 0 is shown as a dash, except for the stock. */
export const shownNumber = (field: StockField, value: number): string =>
  value === 0 && field !== 'on_hand' ? '—' : stockNumberText(field, value);

type MarkedProduct = Pick<
  StockProduct,
  'enabled' | 'on_hand' | 'reserved' | 'low_stock' | 'set_qty' | 'special_on'
>;

/** How many units can be sold; of a set, what its parts allow. */
export const availableOf = ({ on_hand, reserved, set_qty }: MarkedProduct): number =>
  set_qty ?? on_hand - reserved;

/** Whether a number can be edited: a set has no stock of its own. */
export const isEditable = (
  { set_qty }: Pick<StockProduct, 'set_qty'>,
  field: StockField,
): boolean => set_qty === undefined || (field !== 'on_hand' && field !== 'low_stock');

/** The number of units that can still be sold, and whether that is low or 0. */
function stockLevel(product: MarkedProduct): 'sold-out' | 'low' | 'enough' {
  const available = availableOf(product);
  if (available <= 0) return 'sold-out';
  return available <= product.low_stock && product.set_qty === undefined ? 'low' : 'enough';
}

/** Badges of a product: `[['已售完', 'danger']]`. */
export function marksOf(product: MarkedProduct): (readonly [string, BadgeTone])[] {
  const set: [string, BadgeTone][] = product.set_qty === undefined ? [] : [['組合', 'grey']];
  if (!product.enabled) return [...set, ['未上架', 'grey']];
  const level = stockLevel(product);
  const special: [string, BadgeTone][] = product.special_on ? [['特價中', 'success']] : [];
  if (level === 'sold-out') return [...set, ['已售完', 'danger'], ...special];
  return level === 'low' ? [['快賣完', 'warning'], ...special] : [...set, ...special];
}
