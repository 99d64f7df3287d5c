import {
  STOCK_LIMIT,
  type StockEdit,
  type StockEditsQuery,
  type StockQuery,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { findFirstChanges, findGoodsEdits } from './goods-edit-repository.ts';
import { countStock, findStock } from './stock-list-repository.ts';

/** A page of the table of stock and prices, and how many variants each filter has. */
export async function listStock(db: Database, query: StockQuery) {
  const found = await findStock(db, query, STOCK_LIMIT + 1);
  const { rows, next } = pageOf(found, STOCK_LIMIT, ({ place }) => place);
  return { products: rows.map(({ row }) => row), next, counts: await countStock(db) };
}

const PAGE = 50;
const CHANGES = 5;

export async function listGoodsEdits(
  db: Database,
  { before, q, day }: StockEditsQuery,
): Promise<{ edits: StockEdit[]; next: string }> {
  const filter = { before: before ? Number(before) : undefined, q, day };
  const found = await findGoodsEdits(db, filter, PAGE + 1);
  const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
  const changes = await findFirstChanges(
    db,
    rows.map(({ id }) => id),
    { q, most: CHANGES },
  );
  const edits = rows.map(({ id, at, ...edit }) => ({
    ...edit,
    id: String(id),
    at: at.toISOString(),
    changes: changes
      .filter(({ edit_id }) => edit_id === id)
      .map(({ edit_id: _, option_text, ...change }) => ({
        ...change,
        ...(option_text !== '' && { option_text }),
      })),
  }));
  return { edits, next };
}
