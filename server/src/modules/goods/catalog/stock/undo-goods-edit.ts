import type { StockSaved } from '@pinpu/shared/contracts/backoffice';
import { stockNumberText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { GoodsEdit, makerText } from './goods-edit.ts';
import {
  findChangesOf,
  findGoodsEdit,
  findLastChanges,
  lockNumbers,
  type Numbers,
  type StoredChange,
} from './goods-edit-repository.ts';
import { type StockContext, writeNumbers } from './save-stock.ts';
import { stockFault } from './stock-fault.ts';
import { findStockById } from './stock-list-repository.ts';

type EditChange = Awaited<ReturnType<typeof findChangesOf>>[number];

/** Why a change can't be undone; '' where it can. Sales in between are not undone. */
function obstacle(
  change: EditChange,
  current: Numbers | undefined,
  last: StoredChange | undefined,
  now: Date,
): string {
  const { field, before, after, since } = change;
  if (!current) return '這項商品已經不在了。';
  const { reserved, on_hand } = current;
  const isTouched = since !== 0 || (field !== 'on_hand' && current[field] !== after);
  if (isTouched) {
    const who = last ? makerText(last, now) : '之後有人';
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
  return undo ? `${makerText(undo, now)}已經復原了。` : '';
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
    await writeNumbers(tx, changes);
    await edit.record(tx, changes);
    await record(tx, edit.id, changes);
    return { edit: String(edit.id), products: await findStockById(tx, ids), refused: rejected };
  });
}
