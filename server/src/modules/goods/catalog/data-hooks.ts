import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { deleteGoodsEdits } from './stock/goods-edit-repository.ts';

/** Longer than anybody needs to undo a price; the audit log keeps it longer. */
const STORED = 180 * DAY;

export const catalogData: DataHooks = {
  deleteOld: (db, now) => deleteGoodsEdits(db, before(now, STORED)),
};
