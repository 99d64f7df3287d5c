import { plainCell, quotedCell } from './cell-text.ts';
import { formatTwd } from './money.ts';

/** The highest price or stock. */
export const GOODS_AMOUNT_MAX = 99_999_999;

/** The numbers of a product in the table of stock and prices; `on_hand` includes units reserved by orders. */
export const STOCK_FIELDS = [
  'price',
  'price_special',
  'price1',
  'cost_wholesale',
  'on_hand',
  'low_stock',
] as const;
export type StockField = (typeof STOCK_FIELDS)[number];

type AmountReading = { value: number } | { why: string };

/** Parses a whole number: `1,200`, `NT$ 1,200`, `１２００` and `1200.00` are the same. */
export function readWholeNumber(text: string): number | undefined {
  const value = plainCell(text).replace(/^(?:NT\$|TWD|\$)\s*/i, '');
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(value)) return undefined;
  return Number(value.replaceAll(',', ''));
}

/** Parses a typed price or quantity, or says what is wrong with it. */
export function readAmount(text: string): AmountReading {
  const value = readWholeNumber(text);
  return value === undefined || value < 0 || value > GOODS_AMOUNT_MAX
    ? { why: `${quotedCell(text)}不是 0 到 ${GOODS_AMOUNT_MAX} 的整數。` }
    : { value };
}

/** Why a field can't have this number; '' where it can. */
export function amountFault(field: string, value: number): string {
  if (value !== 0) return '';
  if (field === 'price') return '售價要大於 0。';
  return field === 'price_special' ? '特價要大於 0；沒有特價請留空。' : '';
}

/** A number as a cell has it, so that reading the cell gives the number again: no special price is an empty cell. */
export const amountCell = (field: string, value: number): string =>
  field === 'price_special' && value === 0 ? '' : String(value);

/** Why this can't be a stock; '' where it can. */
export const stockFault = (on_hand: number, reserved: number): string =>
  on_hand < reserved
    ? `${on_hand} 少於訂單已保留的 ${reserved} 件，請填 ${reserved} 以上，或先取消訂單。`
    : '';

/** Fields in which 0 means none, so that an empty cell means 0. */
const MAY_BE_EMPTY: readonly StockField[] = [
  'price_special',
  'price1',
  'cost_wholesale',
  'low_stock',
];

/** Parses a cell of the table of stock and prices. */
export function readStockCell(field: StockField, text: string): AmountReading {
  if (plainCell(text) === '')
    return MAY_BE_EMPTY.includes(field) ? { value: 0 } : { why: '是空的，請填寫數字。' };
  const read = readAmount(text);
  const why = 'value' in read ? amountFault(field, read.value) : '';
  return why === '' ? read : { why };
}

const MONEY: readonly StockField[] = ['price', 'price_special', 'price1', 'cost_wholesale'];

/** A number as the table shows it. */
export const stockNumberText = (field: StockField, value: number): string =>
  MONEY.includes(field) ? formatTwd(value) : String(value);
