import {
  type GoodsField,
  HTML_FIELDS,
  LABEL_FIELDS,
  LIMIT_FIELDS,
  MOMENT_FIELDS,
  PRICE_FIELDS,
  QUOTA_FIELDS,
  SHIPPING_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import {
  allergensText,
  amountCell,
  cleanBarcode,
  TAX_CLASS_NAMES,
  type TaxClass,
  TEMPERATURE_NAMES,
  type Temperature,
} from '@pinpu/shared/domain';
import { LOW_STOCK_DEFAULT } from '../../../../platform/db/low-stock-default.ts';
import { safeHtml } from '../../../../platform/html/safe-html.ts';
import type { CellValue } from './cell-value.ts';
import { type Draft, pageDraft } from './draft.ts';
import { isMediaField, mediaIn, mediaText, NO_MEDIA } from './goods-media.ts';
import type { GoodsRow, StoredGoods } from './goods-row-repository.ts';
import { htmlOfCell } from './html-cell.ts';

export interface Change {
  field: GoodsField;
  before: string;
  after: string;
}

export type ProductPlan =
  | { kind: 'created' | 'updated'; row: GoodsRow; changes: Change[] }
  | { kind: 'unchanged' };

const NUMBERS = [
  ...PRICE_FIELDS,
  'on_hand',
  'weight',
  ...QUOTA_FIELDS,
  ...SHIPPING_FIELDS,
  'size_cm',
  ...LIMIT_FIELDS,
  'rank',
] as const;
const LABEL_TEXTS = LABEL_FIELDS.filter((field) => field !== 'allergens');

/** Pictures of a product, the main one first, as stored in `prd_man_pic` and `prd_album_pics` (spec §3). */
export function goodsPictures(row: Pick<GoodsRow, 'prd_man_pic' | 'prd_album_pics'>): string[] {
  const { section_1 = [] } = JSON.parse(row.prd_album_pics) as { section_1?: { d?: string }[] };
  const album = section_1.map(({ d }) => d ?? '');
  return [...new Set([row.prd_man_pic, ...album])].filter((address) => address !== '');
}

const each = <F extends string, V>(fields: readonly F[], value: V) =>
  Object.fromEntries(fields.map((field) => [field, value])) as Record<F, V>;

const EMPTY: Omit<GoodsRow, 'prd_id' | 'u_date'> = {
  prd_name: '',
  cate_id: '',
  ...each(NUMBERS, 0),
  low_stock: LOW_STOCK_DEFAULT,
  barcode: '',
  ...each(HTML_FIELDS, ''),
  maker_id: null,
  ...each(LABEL_TEXTS, ''),
  allergens: null,
  tax_class: 'taxed',
  temperature: 'room',
  ...each(MOMENT_FIELDS, null),
  preorder_ships: '',
  ...NO_MEDIA,
  prd_man_pic: '',
  prd_album_pics: '{"section_1":[]}',
  featured: null,
  set_parts: [],
  enabled: true,
  auto_list: false,
};

const taipeiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', dateStyle: 'short' });

/** A date as its day in Taipei, `2026-11-22`: the precision of a goods file. */
export const goodsDay = (moment: Date): string => taipeiDay.format(moment);

const taipeiMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment to the minute, `2026-11-22 20:00` in Taipei. */
export const goodsMoment = (moment: Date): string => taipeiMinute.format(moment);

const MOMENTS: readonly string[] = MOMENT_FIELDS;

/** A value as changes list it. */
export function shownValue(value: unknown, field?: keyof GoodsRow): string {
  if (field === 'set_parts') return (value as string[]).join('、');
  if (field === 'tax_class') return TAX_CLASS_NAMES[value as TaxClass];
  if (isMediaField(field)) return mediaText[field](value);
  if (field === 'temperature') return TEMPERATURE_NAMES[value as Temperature];
  if (value instanceof Date)
    return field !== undefined && MOMENTS.includes(field) ? goodsMoment(value) : goodsDay(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return allergensText(value as string[]);
  if (field !== undefined && typeof value === 'number') return amountCell(field, value);
  return value === null ? '' : String(value);
}

/** The row with the draft's cells applied, and which fields that changes. */
class Merge {
  readonly row: GoodsRow;
  readonly changes: Change[] = [];
  readonly #values: Draft['values'];

  constructor(row: GoodsRow, values: Draft['values']) {
    this.row = { ...row };
    this.#values = values;
  }

  set<F extends keyof GoodsRow>(column: F, value: GoodsRow[F], field: GoodsField) {
    const before = this.row[column];
    const change = { field, before: shownValue(before, column), after: shownValue(value, column) };
    if (change.before === change.after) return;
    this.changes.push(change);
    this.row[column] = value;
  }

  take<T extends CellValue>(field: GoodsField, write: (value: T | null) => void) {
    const value = this.#values.get(field);
    if (value !== undefined) write(value as T | null);
  }
}

function mergeHtml(merge: Merge, field: (typeof HTML_FIELDS)[number]) {
  merge.take<string>(field, (value) => {
    const html = htmlOfCell(value ?? '');
    // Stored text is sanitised already: an unchanged one needs no second pass.
    if (html !== merge.row[field]) merge.set(field, safeHtml(html), field);
  });
}

function mergePictures(merge: Merge, addresses: readonly string[] | undefined) {
  if (addresses === undefined) return;
  const before = goodsPictures(merge.row);
  if (before.join('\n') === addresses.join('\n')) return;
  merge.changes.push({ field: 'pictures', before: before.join(' '), after: addresses.join(' ') });
  merge.row.prd_man_pic = addresses[0] ?? '';
  merge.row.prd_album_pics = JSON.stringify({ section_1: addresses.map((d) => ({ d })) });
}

function merged(draft: Draft, row: GoodsRow, context: RowContext): Merge {
  const merge = new Merge(row, draft.values);
  merge.take<string>('prd_name', (name) => {
    if (name !== row.prd_name.trim()) merge.set('prd_name', name ?? '', 'prd_name');
  });
  if (context.cate_id !== undefined) merge.set('cate_id', context.cate_id, 'cate_id');
  if (context.maker_id !== undefined) merge.set('maker_id', context.maker_id, 'maker_id');
  for (const field of NUMBERS)
    merge.take<number>(field, (value) => merge.set(field, value ?? 0, field));
  merge.take<string>('barcode', (text) =>
    merge.set('barcode', cleanBarcode(text ?? ''), 'barcode'),
  );
  for (const field of HTML_FIELDS) mergeHtml(merge, field);
  for (const field of LABEL_TEXTS)
    merge.take<string>(field, (text) => merge.set(field, text ?? '', field));
  merge.take<TaxClass>('tax_class', (one) => merge.set('tax_class', one ?? 'taxed', 'tax_class'));
  merge.take<Temperature>('temperature', (one) =>
    merge.set('temperature', one ?? 'room', 'temperature'),
  );
  for (const field of MOMENT_FIELDS)
    merge.take<Date>(field, (moment) => merge.set(field, moment, field));
  merge.take<string>('preorder_ships', (day) =>
    merge.set('preorder_ships', day ?? '', 'preorder_ships'),
  );
  merge.take<string[]>('set_parts', (parts) => merge.set('set_parts', parts ?? [], 'set_parts'));
  merge.take<string[]>('allergens', (groups) => merge.set('allergens', groups, 'allergens'));
  mergePictures(merge, context.pictures);
  for (const [field, value] of mediaIn(draft.values)) merge.set(field, value, field);
  merge.take<number>('featured', (place) => merge.set('featured', place || null, 'featured'));
  merge.take<boolean>('enabled', (enabled) => merge.set('enabled', enabled !== false, 'enabled'));
  merge.take<boolean>('auto_list', (is) => merge.set('auto_list', is === true, 'auto_list'));
  merge.take<Date>('u_date', (day) => day && merge.set('u_date', day, 'u_date'));
  return merge;
}

interface RowContext {
  /** The product's category; undefined where its row names none. */
  cate_id: string | undefined;
  /** Its maker, null for none; undefined where the file has no such column. */
  maker_id: string | null | undefined;
  /** The addresses of its pictures; undefined where the file has no such column. */
  pictures: readonly string[] | undefined;
  now: Date;
}

/** What a valid row does to a product: create it, change it, or nothing. */
export function planProduct(
  draft: Draft,
  stored: StoredGoods | undefined,
  context: RowContext,
): ProductPlan {
  const own = stored && stored.options.length > 0 ? pageDraft(draft) : draft;
  const before = stored ?? { ...EMPTY, prd_id: draft.prd_id, u_date: context.now };
  const { row, changes } = merged(own, before, context);
  if (!stored) return { kind: 'created', row, changes };
  return changes.length > 0 ? { kind: 'updated', row, changes } : { kind: 'unchanged' };
}
