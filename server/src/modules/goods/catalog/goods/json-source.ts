import { readFile } from 'node:fs/promises';
import type { GoodsField } from '@pinpu/shared/contracts/backoffice';
import { fieldOf } from './columns.ts';
import {
  type Finding,
  type GoodsSource,
  rejectFile,
  rowFinding,
  type SourceCell,
  type SourceRow,
} from './finding.ts';
import { textEncoding } from './text-encoding.ts';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as the text of a cell; undefined for values that a cell can't hold. */
function cellText(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join('\n');
  return undefined;
}

function readItem(item: unknown, place: SourceRow['place']): SourceRow {
  const cells = new Map<GoodsField, SourceCell>();
  const findings: Finding[] = [];
  if (!isItem(item))
    return { place, cells, findings: [rowFinding(place, '不是物件，請寫成 {"prd_id": …}。')] };
  for (const [name, value] of Object.entries(item)) {
    const field = fieldOf(name);
    const text = cellText(value);
    if (!field) findings.push(rowFinding(place, `「${name}」不是商品檔的欄名，請刪除或改名。`));
    else if (text === undefined)
      findings.push(rowFinding(place, `「${name}」要是文字、數字、true、false 或一串文字。`));
    else cells.set(field, { text, letter: '' });
  }
  return { place, cells, findings };
}

async function parsed(file: string): Promise<unknown> {
  const encoding = await textEncoding(file);
  if (encoding === 'big5') rejectFile('JSON 檔要是 UTF-8，請另存新檔。');
  const text = new TextDecoder(encoding).decode(await readFile(file));
  try {
    return JSON.parse(text);
  } catch (error) {
    return rejectFile(`檔案不是正確的 JSON：${error instanceof Error ? error.message : ''}`);
  }
}

function listAt(whole: Item, name: string): unknown[] {
  const list = whole[name] ?? [];
  return Array.isArray(list) ? list : rejectFile(`「${name}」要是一個清單：[…]。`);
}

const LISTS = ['categories', 'makers', 'products'];

/** A goods file in JSON: `{"categories": […], "makers": […], "products": […]}`, or products. @throws UnreadableGoods */
export async function jsonSource(file: string): Promise<GoodsSource> {
  const whole = await parsed(file);
  if (!Array.isArray(whole) && !isItem(whole))
    rejectFile('JSON 檔要是 {"categories": […], "makers": […], "products": […]}，或一個商品清單。');
  const lists = Array.isArray(whole) ? { products: whole } : whole;
  const unknown = Object.keys(lists).filter((name) => !LISTS.includes(name));
  const labelled = LISTS.flatMap((name) =>
    listAt(lists, name).map((item, index) => ({ item, label: `${name}[${index}]` })),
  );
  async function* rows(): AsyncGenerator<SourceRow> {
    for (const [index, { item, label }] of labelled.entries())
      yield readItem(item, { row: index + 1, label });
  }
  const place = { row: 0, label: 'JSON' };
  return { findings: unknown.map((name) => rowFinding(place, `不認得「${name}」。`)), rows };
}
