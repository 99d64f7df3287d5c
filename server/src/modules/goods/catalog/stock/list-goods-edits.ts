import type { StockEdit } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { findFirstChanges, findGoodsEdits } from './goods-edit-repository.ts';

const PAGE = 50;
const CHANGES = 5;

export async function listGoodsEdits(
  db: Database,
  before: string | undefined,
): Promise<{ edits: StockEdit[]; next: string }> {
  const found = await findGoodsEdits(db, before ? Number(before) : undefined, PAGE + 1);
  const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
  const changes = await findFirstChanges(
    db,
    rows.map(({ id }) => id),
    CHANGES,
  );
  const edits = rows.map(({ id, at, ...edit }) => ({
    ...edit,
    id: String(id),
    at: at.toISOString(),
    changes: changes
      .filter(({ edit_id }) => edit_id === id)
      .map(({ edit_id: _, ...change }) => change),
  }));
  return { edits, next };
}
