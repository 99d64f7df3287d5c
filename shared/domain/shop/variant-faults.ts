import { barcodeFault, cleanBarcode } from './barcode.ts';
import { plainCell, quotedCell } from './cell-text.ts';
import {
  readAmount,
  readStockCell,
  readWholeNumber,
  STOCK_FIELDS,
  stockFault,
} from './goods-amount.ts';
import { cleanOptions, optionFaults, type VariantFault } from './option-faults.ts';
import { plainLine } from './plain-line.ts';
import { optionText, type ProductOption, VARIANTS_MAX } from './variant.ts';

/** The heaviest variant, in grams. */
export const WEIGHT_MAX = 1_000_000;

/** The numbers of a variant that are typed. */
export const VARIANT_NUMBERS = [...STOCK_FIELDS, 'weight', 'pre_left'] as const;
export type VariantNumber = (typeof VARIANT_NUMBERS)[number];
export type VariantNumbers = Record<VariantNumber, number>;

/** The numbers of a row as typed. */
type TypedNumbers = Readonly<Record<Exclude<VariantNumber, 'pre_left'>, string>> & {
  /** Undefined for 0. */
  readonly pre_left?: string | undefined;
};

/** A row of the editor, as typed. */
export interface TypedVariant extends TypedNumbers {
  /** The stored variant that the row is; '' for a new one. */
  was: string;
  /** Its code; '' for one that the shop makes. */
  var_id: string;
  option_values: readonly string[];
  barcode: string;
}

export interface VariantContext {
  prd_id: string;
  /** The product's stored variants. */
  stored: readonly { var_id: string; reserved: number }[];
  /** What messages call a row, by its place from 0; 第 1 列 for the first one unless it is set. */
  rowLabel?: (at: number) => string;
}

const CODE = /^[\w-]{1,40}$/;

function readWeight(text: string): { value: number } | { why: string } {
  const value = plainCell(text) === '' ? 0 : readWholeNumber(text);
  return value === undefined || value < 0 || value > WEIGHT_MAX
    ? { why: `${quotedCell(text)}不是 0 到 ${WEIGHT_MAX} 的整數（公克）。` }
    : { value };
}

const readQuota = (text: string) => (plainCell(text) === '' ? { value: 0 } : readAmount(text));

/** Parses a number of a variant as typed, or says what is wrong with it. */
export function readVariantCell(field: VariantNumber, text: string) {
  if (field === 'weight') return readWeight(text);
  return field === 'pre_left' ? readQuota(text) : readStockCell(field, text);
}

/** The numbers of a row as typed; undefined where one of them is faulty. */
export function variantNumbers(row: TypedNumbers) {
  const numbers: Partial<VariantNumbers> = {};
  for (const field of VARIANT_NUMBERS) {
    const read = readVariantCell(field, row[field] ?? '');
    if ('why' in read) return undefined;
    numbers[field] = read.value;
  }
  return numbers as VariantNumbers;
}

/** The code of a row, as it is stored; '' for one that the shop makes. */
export const variantCode = ({ was, var_id }: Pick<TypedVariant, 'was' | 'var_id'>): string =>
  plainCell(var_id) || was;

/** The values of a row, as they are stored. */
export const variantValues = ({ option_values }: Pick<TypedVariant, 'option_values'>): string[] =>
  option_values.map(plainLine);

/** Maps each key to the places, from 0, of the rows that have it; '' is no key. */
function placesOf(rows: readonly TypedVariant[], keyOf: (row: TypedVariant) => string) {
  const places = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row);
    if (key !== '') places.set(key, [...(places.get(key) ?? []), at]);
  }
  return places;
}

const valuesKey = (row: TypedVariant) => JSON.stringify(variantValues(row));
const barcodeKey = ({ barcode }: TypedVariant) => cleanBarcode(barcode);

const editorLabel = (at: number) => `第 ${at + 1} 列`;

function codeFault(row: TypedVariant, prd_id: string): string {
  const code = variantCode(row);
  if (code === '') return '';
  if (!CODE.test(code))
    return `${quotedCell(code)}不能當編號，請用 1 到 40 個英文字母、數字、- 或 _。`;
  return code === prd_id ? '規格的編號不能和商品編號相同。' : '';
}

function stockCellFault(row: TypedVariant, { stored }: VariantContext): string {
  const read = readStockCell('on_hand', row.on_hand);
  if ('why' in read) return read.why;
  const was = row.was || variantCode(row);
  const own = stored.find(({ var_id }) => var_id === was);
  return stockFault(read.value, own?.reserved ?? 0);
}

function numberFault(field: VariantNumber, row: TypedVariant, context: VariantContext): string {
  if (field === 'on_hand') return stockCellFault(row, context);
  const read = readVariantCell(field, row[field] ?? '');
  return 'why' in read ? read.why : '';
}

/** Whether there is one value for each option, and no others. */
export const areValuesOf = (
  values: readonly string[],
  options: readonly ProductOption[],
): boolean =>
  values.length === options.length &&
  options.every((option, at) => option.values.some(({ value }) => value === values[at]));

function rowFaults(
  rows: readonly TypedVariant[],
  options: readonly ProductOption[],
  context: VariantContext,
): VariantFault[] {
  const { rowLabel = editorLabel } = context;
  /** A sentence about another row with the same key; '' where there is none. */
  const sameAs = (places: readonly number[] | undefined, at: number, what: string): string => {
    const other = places?.find((place) => place !== at);
    return other === undefined ? '' : `和${rowLabel(other)}的${what}相同。`;
  };
  const codes = placesOf(rows, variantCode);
  const barcodes = placesOf(rows, barcodeKey);
  const sameValues = placesOf(rows, valuesKey);
  return rows.flatMap((row, at) => {
    const values = variantValues(row);
    const faults = [
      [
        '',
        areValuesOf(values, options)
          ? sameAs(sameValues.get(valuesKey(row)), at, `「${optionText(values)}」`)
          : `「${optionText(values)}」不在選項裡，請移除這一列，或補上選項的值。`,
      ],
      ['var_id', codeFault(row, context.prd_id) || sameAs(codes.get(variantCode(row)), at, '編號')],
      ['barcode', barcodeFault(row.barcode) || sameAs(barcodes.get(barcodeKey(row)), at, '條碼')],
      ...VARIANT_NUMBERS.map((field) => [field, numberFault(field, row, context)]),
    ];
    return faults.flatMap(([field = '', message = '']) =>
      message === '' ? [] : [{ row: at, field, message }],
    );
  });
}

function countFault(options: readonly ProductOption[], rows: readonly TypedVariant[]): string {
  if (rows.length > VARIANTS_MAX) return `最多 ${VARIANTS_MAX} 種規格，現在有 ${rows.length} 種。`;
  if (options.length === 0) return rows.length > 0 ? '請先填寫選項，例如「尺寸」。' : '';
  return rows.length === 0 ? '請至少保留一種規格。' : '';
}

/** Why options and variants can't be saved as typed, for the editor to show and the server to decide. */
export function variantFaults(
  options: readonly ProductOption[],
  rows: readonly TypedVariant[],
  context: VariantContext,
): VariantFault[] {
  const cleaned = cleanOptions(options);
  const message = countFault(cleaned, rows);
  const counted = message === '' ? [] : [{ row: -1, field: '', message }];
  if (options.length === 0) return counted;
  return [...counted, ...optionFaults(cleaned), ...rowFaults(rows, cleaned, context)];
}
