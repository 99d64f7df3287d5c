import { payWayText, weekdayName } from '@pinpu/shared/domain';
import { fieldName } from './field-names.ts';

type Fields = Readonly<Record<string, unknown>>;

const LONGEST = 40;

/** A value as it is quoted in a sentence. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return '預設';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.length > 0 ? value.join('、') : '沒有';
  if (typeof value === 'object') return '已設定';
  const text = String(value).replaceAll(/\s+/g, ' ');
  if (text === '') return '空白';
  if (text.startsWith('/media/')) return '圖片';
  return `「${[...text].length > LONGEST ? `${[...text].slice(0, LONGEST).join('')}…` : text}」`;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldText = (field: string, value: unknown) =>
  field.endsWith('_weekdays') && Array.isArray(value)
    ? value.map(weekdayName).join('、')
    : valueText(value);

/** The changes of an object's fields, including nested ones. */
function fieldTexts(before: Fields, after: Fields, of = ''): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .flatMap((field) => {
      const [old, now] = [before[field], after[field]];
      if (isFields(old) && isFields(now)) return fieldTexts(old, now, `${of}${fieldName(field)}的`);
      const [oldRows, newRows] = [rowsOf(old), rowsOf(now)];
      const texts = oldRows && newRows ? rowTexts(oldRows, newRows) : [];
      if (texts.length > 0) return texts.map((text) => `${of}${fieldName(field)}：${text}`);
      const [from, to] = [fieldText(field, old), fieldText(field, now)];
      const change = from === to ? '有變更' : `${from} → ${to}`;
      return `${of}${fieldName(field)}：${change}`;
    });
}

const idOf = (row: Fields): string =>
  String(row.id ?? row.pay_way ?? row.brand_id ?? row.text ?? '');

/** Name of a row of a list. */
function rowName(row: Fields): string {
  if (typeof row.pay_way === 'number') return `「${payWayText(row.pay_way)}」`;
  const name = row.title || row.brand_name || row.text || row.kind || row.id;
  return `「${String(name)}」`;
}

/** Differences between lists of rows. */
function rowTexts(before: readonly Fields[], after: readonly Fields[]): string[] {
  const old = new Map(before.map((row) => [idOf(row), row]));
  const now = new Map(after.map((row) => [idOf(row), row]));
  const added = after.filter((row) => !old.has(idOf(row))).map((row) => `新增${rowName(row)}`);
  const removed = before.filter((row) => !now.has(idOf(row))).map((row) => `移除${rowName(row)}`);
  const changed = after.flatMap((row) => {
    const was = old.get(idOf(row));
    return was ? fieldTexts(was, row, `${rowName(row)}的`) : [];
  });
  const order = (rows: readonly Fields[], others: ReadonlyMap<string, Fields>) =>
    rows.map(idOf).filter((id) => others.has(id));
  const isMoved = !isSame(order(before, now), order(after, old));
  return [...added, ...removed, ...changed, ...(isMoved ? ['調整順序'] : [])];
}

const LONG_LIST = 12;

/** Differences between two long lists of texts; undefined for other values, which are quoted whole. */
function lineTexts(before: unknown, after: unknown): string[] | undefined {
  const linesOf = (value: unknown): string[] | undefined => {
    if (value === null) return [];
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value
      : undefined;
  };
  const [old, now] = [linesOf(before), linesOf(after)];
  if (!old || !now || Math.max(old.length, now.length) <= LONG_LIST) return undefined;
  if (before === null || after === null)
    return [
      `${before === null ? '預設' : `${old.length} 項`} → ${after === null ? '預設' : `${now.length} 項`}`,
    ];
  const added = now.filter((line) => !old.includes(line)).map((line) => `新增「${line}」`);
  const removed = old.filter((line) => !now.includes(line)).map((line) => `移除「${line}」`);
  return added.length + removed.length > 0 ? [...added, ...removed] : ['調整順序'];
}

const rowsOf = (value: unknown): Fields[] | undefined => {
  if (value === null) return [];
  return Array.isArray(value) && value.every(isFields) ? value : undefined;
};

function listTexts(before: unknown, after: unknown): string[] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  if (old && now && (old.length > 0 || now.length > 0)) return rowTexts(old, now);
  return lineTexts(before, after) ?? [`${valueText(before)} → ${valueText(after)}`];
}

/** Differences between two values of a setting, in words. */
export function differenceTexts(before: unknown, after: unknown): string[] {
  if (before === null && after === null) return [];
  if (Array.isArray(before) || Array.isArray(after)) return listTexts(before, after);
  if (isFields(before) || isFields(after))
    return fieldTexts(isFields(before) ? before : {}, isFields(after) ? after : {});
  const [from, to] = [valueText(before), valueText(after)];
  return [from === to ? '內容有變更' : `${from} → ${to}`];
}
