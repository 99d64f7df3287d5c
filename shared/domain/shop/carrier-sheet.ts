import { TEMPERATURE_NAMES, TEMPERATURES, type Temperature } from './temperature.ts';

/** What a column of a carrier's sheet can contain, and its name on screens. */
export const SHEET_VALUES = {
  fixed: '固定文字',
  order: '訂單編號',
  name: '收件人姓名',
  phone: '收件人電話',
  postcode: '收件人郵遞區號',
  address: '收件人地址',
  full_address: '收件人郵遞區號與地址',
  collects: '代收金額',
  collecting: '是否代收',
  goods: '品名',
  weight: '重量（公斤）',
  temperature: '溫層',
  size: '尺寸',
  today: '出貨日期',
  sender_name: '寄件人姓名',
  sender_phone: '寄件人電話',
  sender_postcode: '寄件人郵遞區號',
  sender_address: '寄件人地址',
} as const;
export type SheetValue = keyof typeof SHEET_VALUES;

export const isSheetValue = (value: string): value is SheetValue =>
  Object.hasOwn(SHEET_VALUES, value);

/** The values that a column's `code` translates, with an example of it. */
export const SHEET_CODES: Readonly<Partial<Record<SheetValue, string>>> = {
  fixed: '1',
  collecting: 'N,Y',
  temperature: '1,2,3',
  size: '60=1,90=2,120=3,150=4',
  today: 'YYYY/MM/DD',
};

export interface SheetColumn {
  heading: string;
  value: SheetValue;
  /**
   * The text of `fixed`; what the carrier writes for no and yes, or for 常溫, 冷藏 and 冷凍, separated by commas; the
   * code of each largest size in cm; the form of the date. '' for the value as it is.
   */
  code: string;
}

/** How a carrier imports orders, and what its reply file calls the order and the parcel's number. */
export interface CarrierSheet {
  id: string;
  name: string;
  /** A key of `CARRIERS`, stored with the orders that the reply file ships. */
  carrier: string;
  encoding: 'utf-8' | 'big5';
  /** Whether the file is first opened in Excel, which would drop the zeros that numbers begin with. */
  excel: boolean;
  temperatures: Temperature[];
  columns: SheetColumn[];
  code_headings: string[];
  number_headings: string[];
}

/** One parcel of an order, as a sheet describes it. */
export interface SheetParcel {
  /** The order's code; of its further parcels with `-2`, `-3`. */
  order: string;
  name: string;
  phone: string;
  postcode: string;
  address: string;
  /** What is paid on receipt, in TWD; 0 for nothing. */
  collects: number;
  goods: string;
  /** In grams and cm; 0 where unknown. */
  weight: number;
  size: number;
  temperature: Temperature;
}

export interface SheetContext {
  sender: Readonly<Record<'name' | 'phone' | 'postcode' | 'address', string>>;
  /** YYYY-MM-DD */
  today: string;
}

const parts = (code: string) => code.split(/[,，、]/).map((part) => part.trim());

/** The codes of a column for the sizes up to which they are, the smallest first; none where one can't be read. */
export function sheetSizes(code: string): { up_to: number; code: string }[] {
  const sizes = parts(code).map((part) => /^(\d{1,4})\s*[=＝]\s*(.+)$/.exec(part));
  return sizes.every((size) => size !== null)
    ? sizes
        .map((size) => ({ up_to: Number(size?.[1]), code: size?.[2] ?? '' }))
        .toSorted((a, b) => a.up_to - b.up_to)
    : [];
}

const sizeCell = (code: string, size: number): string => {
  if (size === 0) return '';
  if (code === '') return String(size);
  return sheetSizes(code).find(({ up_to }) => size <= up_to)?.code ?? '';
};

function temperatureCell(code: string, temperature: Temperature): string {
  if (code === '') return TEMPERATURE_NAMES[temperature];
  return parts(code)[TEMPERATURES.indexOf(temperature)] ?? '';
}

const dateCell = (code: string, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return (code || 'YYYY/MM/DD').replace('YYYY', year).replace('MM', month).replace('DD', date);
};

const kilograms = (grams: number) => (grams === 0 ? '' : String(grams / 1000));

type CellOf = (code: string, parcel: SheetParcel, context: SheetContext) => string;

const CELLS: Readonly<Record<SheetValue, CellOf>> = {
  fixed: (code) => code,
  order: (_code, { order }) => order,
  name: (_code, { name }) => name,
  phone: (_code, { phone }) => phone,
  postcode: (_code, { postcode }) => postcode,
  address: (_code, { address }) => address,
  full_address: (_code, { postcode, address }) => `${postcode}${address}`,
  collects: (_code, { collects }) => String(collects),
  collecting: (code, { collects }) => parts(code || 'N,Y')[collects > 0 ? 1 : 0] ?? '',
  goods: (_code, { goods }) => goods,
  weight: (_code, { weight }) => kilograms(weight),
  temperature: (code, { temperature }) => temperatureCell(code, temperature),
  size: (code, { size }) => sizeCell(code, size),
  today: (code, _parcel, { today }) => dateCell(code, today),
  sender_name: (_code, _parcel, { sender }) => sender.name,
  sender_phone: (_code, _parcel, { sender }) => sender.phone,
  sender_postcode: (_code, _parcel, { sender }) => sender.postcode,
  sender_address: (_code, _parcel, { sender }) => sender.address,
};

/** What a parcel's row has in a column. */
export const sheetCell = (
  { value, code }: SheetColumn,
  parcel: SheetParcel,
  context: SheetContext,
): string => CELLS[value](code, parcel, context);

/** The values that are numbers to a spreadsheet, which would drop their first zero. */
export const isSheetCode = (value: SheetValue): boolean =>
  ['order', 'phone', 'postcode', 'sender_phone', 'sender_postcode'].includes(value);

/** Why a carrier does not take a parcel; '' where it does. */
export function sheetRefusal({ name, temperatures }: CarrierSheet, parcel: SheetParcel): string {
  const { temperature } = parcel;
  if (temperatures.includes(temperature)) return '';
  return `${name}不寄${TEMPERATURE_NAMES[temperature]}，請換一家物流。`;
}

const isColumnOf = ({ columns }: CarrierSheet, value: SheetValue) =>
  columns.some((column) => column.value === value);

/** Values that a sheet asks for and that are unknown, as sentences; the cells stay empty. */
export function sheetGaps(sheet: CarrierSheet, parcel: SheetParcel): string[] {
  const { size, weight } = parcel;
  const sizes = sheet.columns.find(({ value }) => value === 'size')?.code ?? '';
  const largest = sheetSizes(sizes).at(-1)?.up_to;
  return [
    ...(isColumnOf(sheet, 'size') && size === 0 ? ['商品沒有填材積，「尺寸」是空的。'] : []),
    ...(largest !== undefined && size > largest
      ? [`材積 ${size} 公分超過 ${largest} 公分，「尺寸」是空的。`]
      : []),
    ...(isColumnOf(sheet, 'weight') && weight === 0 ? ['商品沒有填重量，「重量」是空的。'] : []),
  ];
}

/** What a sheet needs of the sender and the shop has not entered, by their names on screens. */
export const missingSender = (sheet: CarrierSheet, { sender }: SheetContext): string[] =>
  (['name', 'phone', 'postcode', 'address'] as const).flatMap((field) => {
    const value = `sender_${field}` as const;
    return isColumnOf(sheet, value) && sender[field] === '' ? [SHEET_VALUES[value]] : [];
  });

/** Why a column can't be as it is; '' where it can. */
export function sheetColumnFault({ value, code }: SheetColumn): string {
  if (value === 'size' && code !== '' && sheetSizes(code).length === 0)
    return `尺寸要像 ${SHEET_CODES.size}（不超過 60 公分是 1）`;
  if (value === 'temperature' && code !== '' && parts(code).length !== TEMPERATURES.length)
    return `要有常溫、冷藏、冷凍三個代碼，例如 ${SHEET_CODES.temperature}`;
  if (value === 'collecting' && code !== '' && parts(code).length !== 2)
    return `要有不代收、代收兩個代碼，例如 ${SHEET_CODES.collecting}`;
  if (value === 'today' && code !== '' && !/YYYY.*MM.*DD/.test(code))
    return '要有 YYYY、MM 和 DD，例如 YYYY/MM/DD';
  return '';
}
