import type { Database } from '../../../../platform/db/index.ts';
import { actorText } from '../../../base/audit/last-change.ts';
import {
  type GoodsChange,
  type GoodsEditor,
  insertGoodsChanges,
  insertGoodsEdit,
} from './goods-edit-repository.ts';

/** Collects the changes of one edit. Nothing is stored before the first change. */
export class GoodsEdit {
  /** The edit's id; 0 before its first change. */
  id = 0;
  readonly #editor: GoodsEditor;

  constructor(editor: GoodsEditor) {
    this.#editor = editor;
  }

  get at(): Date {
    return this.#editor.at;
  }

  async record(tx: Database, changes: readonly GoodsChange[]): Promise<void> {
    if (changes.length === 0) return;
    if (this.id === 0) this.id = await insertGoodsEdit(tx, this.#editor);
    await insertGoodsChanges(tx, this.id, changes);
  }
}

/** Actor and time of a number's last change: `anna 於 14:03`. */
export const makerText = (
  { actor, at, kind }: { actor: string; at: Date; kind: string },
  now: Date,
): string => actorText(kind === 'import' ? '商品匯入' : actor, at, now);
