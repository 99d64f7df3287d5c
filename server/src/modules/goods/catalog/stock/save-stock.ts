import { STOCK_LIMIT, type StockCell, type StockSaved } from '@pinpu/shared/contracts/backoffice';
import { GOODS_AMOUNT_MAX, readStockCell, stockFault, stockNumberText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { applySpecials } from '../special/repository.ts';
import { GoodsEdit, makerText } from './goods-edit.ts';
import {
  findChangesOf,
  findGoodsEdit,
  findLastChanges,
  type GoodsChange,
  lockNumbers,
  type Numbers,
  type StoredChange,
  updateNumbers,
} from './goods-edit-repository.ts';
import { findStockById } from './stock-list-repository.ts';

export interface StockContext {
  actor: string;
  now: Date;
  record: (tx: Database, edit: number, changes: readonly GoodsChange[]) => Promise<void>;
}

const GONE = '這項商品已經不在了。';

const OF_SET = '組合的庫存由內容計算，不能修改；請修改內容的庫存。';

/** Why the numbers of a row can't be changed; '' where they can. */
const absence = (current: Numbers | undefined): string => {
  if (current === undefined) return GONE;
  return current.is_sold ? '' : '這項商品現在有多種規格，請重新整理後修改各種規格。';
};

type CellResult = { change: GoodsChange } | { why: string; conflict: boolean };

/** The message where somebody else has changed the number meanwhile; '' otherwise. A sale is not such a change. */
function conflictOf(cell: StockCell, current: Numbers, last: StoredChange | undefined, now: Date) {
  const { field, from, version } = cell;
  const isEdited = last !== undefined && last.id > version;
  if (!isEdited && (field === 'on_hand' || current[field] === from)) return '';
  const value = stockNumberText(field, current[field]);
  return isEdited
    ? `${makerText(last, now)} 改過這個值，現在是 ${value}。`
    : `這個值剛才有變更，現在是 ${value}。`;
}

/**
 * What to do with a cell. The stock is changed by the difference between the value shown and the value typed, so that
 * sales in between still count; other numbers are replaced.
 */
function resultOf(
  cell: StockCell,
  current: Numbers,
  last: StoredChange | undefined,
  now: Date,
): CellResult {
  const { prd_id, field, from } = cell;
  const read = readStockCell(field, cell.to);
  if ('why' in read) return { why: read.why, conflict: false };
  const before = current[field];
  if (field === 'on_hand' && current.is_set) return { why: OF_SET, conflict: false };
  const isSame = field === 'on_hand' ? read.value === from : read.value === before;
  if (isSame) return { change: { prd_id, field, before, after: before } };
  const why = conflictOf(cell, current, last, now);
  if (why !== '') return { why, conflict: true };
  const after = field === 'on_hand' ? before + read.value - from : read.value;
  const fault = field === 'on_hand' ? stockFault(after, current.reserved) : '';
  if (fault !== '') return { why: fault, conflict: false };
  return after > GOODS_AMOUNT_MAX
    ? { why: `庫存最多 ${GOODS_AMOUNT_MAX}。`, conflict: false }
    : { change: { prd_id, field, before, after } };
}

interface ProductResult {
  changes: GoodsChange[];
  refused: StockSaved['refused'];
  conflict: boolean;
}

/** Evaluates all cells of one product: either all of them are saved, or none. */
function evaluateProduct(
  cells: readonly StockCell[],
  current: Numbers | undefined,
  last: readonly StoredChange[],
  now: Date,
): ProductResult {
  const evaluated: ProductResult = { changes: [], refused: [], conflict: false };
  for (const cell of cells) {
    const { prd_id, field } = cell;
    const result: CellResult = current?.is_sold
      ? resultOf(
          cell,
          current,
          last.find((one) => one.prd_id === prd_id && one.field === field),
          now,
        )
      : { why: absence(current), conflict: true };
    if ('change' in result) evaluated.changes.push(result.change);
    else {
      evaluated.refused.push({ prd_id, field, message: result.why });
      evaluated.conflict ||= result.conflict;
    }
  }
  if (evaluated.refused.length > 0) evaluated.changes = [];
  return evaluated;
}

function byProduct(cells: readonly StockCell[]): Map<string, StockCell[]> {
  const products = new Map<string, StockCell[]>();
  for (const cell of cells) {
    const others = products.get(cell.prd_id) ?? [];
    if (others.some(({ field }) => field === cell.field))
      throw new Rejection(400, 'INVALID', '同一格不能有兩個值。');
    products.set(cell.prd_id, [...others, cell]);
  }
  if (products.size > STOCK_LIMIT)
    throw new Rejection(
      400,
      'TOO_MANY',
      `一次最多儲存 ${STOCK_LIMIT} 項商品，這次有 ${products.size} 項，都還沒儲存。大量修改請匯入商品檔。`,
    );
  return products;
}

/** Writes numbers of variants that are locked as `current`. */
export async function writeNumbers(
  tx: Database,
  changes: readonly GoodsChange[],
  current: ReadonlyMap<string, Numbers>,
  now: Date,
): Promise<void> {
  const rows = new Map<string, Partial<Record<GoodsChange['field'], number>>>();
  for (const { prd_id, field, after } of changes)
    rows.set(prd_id, { ...rows.get(prd_id), [field]: after });
  for (const [prd_id, numbers] of rows) await updateNumbers(tx, prd_id, numbers);
  const special = changes.filter(({ field }) => field === 'price_special');
  const owners = special.flatMap(({ prd_id }) => current.get(prd_id)?.product_id ?? []);
  await applySpecials(tx, owners, now);
}

/**
 * Saves numbers of products, each with the value it was shown with. A product with an invalid cell, or one that
 * somebody else has changed meanwhile, does not stop the others from being saved. @throws Rejection 400 or 409 where
 * nothing is saved.
 */
export async function saveStock(
  db: Database,
  cells: readonly StockCell[],
  { actor, now, record }: StockContext,
): Promise<StockSaved> {
  const products = byProduct(cells);
  const ids = [...products.keys()];
  return db.transaction(async (tx) => {
    const current = await lockNumbers(tx, ids);
    const last = await findLastChanges(tx, ids);
    const evaluated = ids.map((id) =>
      evaluateProduct(products.get(id) ?? [], current.get(id), last, now),
    );
    const rejected = evaluated.flatMap((one) => one.refused);
    const changes = evaluated
      .flatMap((one) => one.changes)
      .filter(({ before, after }) => before !== after);
    if (rejected.length > 0 && evaluated.every((one) => one.refused.length > 0)) {
      const body = { edit: '', products: await findStockById(tx, ids), refused: rejected };
      const isConflict = evaluated.some((one) => one.conflict);
      const [status, code] = isConflict ? [409, 'GOODS_CHANGED'] : [400, 'GOODS_INVALID'];
      throw new Rejection(status as number, code as string, rejected[0]?.message ?? '', { body });
    }
    const edit = new GoodsEdit({ kind: 'edit', actor, at: now });
    await writeNumbers(tx, changes, current, now);
    await edit.record(tx, changes);
    await record(tx, edit.id, changes);
    const after = await findStockById(tx, ids);
    return { edit: edit.id === 0 ? '' : String(edit.id), products: after, refused: rejected };
  });
}

type EditChange = Awaited<ReturnType<typeof findChangesOf>>[number];

/** Why a change can't be undone; '' where it can. Sales in between are not undone. */
function obstacle(
  change: EditChange,
  current: Numbers | undefined,
  last: StoredChange | undefined,
  now: Date,
): string {
  const { field, before, after, since } = change;
  if (!current?.is_sold) return absence(current);
  const { reserved, on_hand } = current;
  const isTouched = since !== 0 || (field !== 'on_hand' && current[field] !== after);
  if (isTouched) {
    const who = last ? `${makerText(last, now)} ` : '之後有人';
    return `${who}又改過這個值，現在是 ${stockNumberText(field, current[field])}，沒有復原。`;
  }
  return field === 'on_hand' ? stockFault(on_hand - (after - before), reserved) : '';
}

/** @throws Rejection where there is no such edit, or not one that can be undone. */
async function changesToUndo(tx: Database, id: number): Promise<EditChange[]> {
  const edit = await findGoodsEdit(tx, id);
  if (!edit) throw new Rejection(404, 'EDIT_NOT_FOUND', '找不到這次變更，可能已經太久了。');
  if (edit.kind === 'import')
    throw new Rejection(409, 'EDIT_IS_IMPORT', '匯入不能在這裡復原，請匯入之前匯出的商品檔。');
  return findChangesOf(tx, id);
}

async function alreadyUndone(last: readonly StoredChange[], id: number, now: Date) {
  const undo = last.find(({ undoes }) => undoes === id);
  return undo ? `${makerText(undo, now)} 已經復原了。` : '';
}

/**
 * Undoes an edit by a further edit. Numbers that were changed again since stay as they are; a stock is changed back by
 * the difference. @throws Rejection 404, or 409 where nothing can be undone.
 */
export async function undoGoodsEdit(
  db: Database,
  id: number,
  { actor, now, record }: StockContext,
): Promise<StockSaved> {
  return db.transaction(async (tx) => {
    const ids = [...new Set((await changesToUndo(tx, id)).map(({ prd_id }) => prd_id))];
    const current = await lockNumbers(tx, ids);
    // Reads again under the locks, since another undo may have come first.
    const editChanges = await findChangesOf(tx, id);
    const last = await findLastChanges(tx, ids);
    const evaluated = editChanges.map((one) => {
      const { prd_id, field, before, after } = one;
      const row = current.get(prd_id);
      const latest = last.find((last) => last.prd_id === prd_id && last.field === field);
      const now_is = row?.[field] ?? 0;
      const back = field === 'on_hand' ? now_is - (after - before) : before;
      const message = obstacle(one, row, latest, now);
      return { message, change: { prd_id, field, before: now_is, after: back } };
    });
    const rejected = evaluated.flatMap(({ message, change: { prd_id, field } }) =>
      message === '' ? [] : [{ prd_id, field, message }],
    );
    const changes = evaluated.flatMap(({ message, change }) => (message === '' ? [change] : []));
    if (changes.length === 0) {
      const message = (await alreadyUndone(last, id, now)) || (rejected[0]?.message ?? '');
      const body = { edit: '', products: await findStockById(tx, ids), refused: rejected };
      throw new Rejection(409, 'GOODS_CHANGED', message, { body });
    }
    const edit = new GoodsEdit({ kind: 'undo', actor, at: now, undoes: id });
    await writeNumbers(tx, changes, current, now);
    await edit.record(tx, changes);
    await record(tx, edit.id, changes);
    return { edit: String(edit.id), products: await findStockById(tx, ids), refused: rejected };
  });
}
