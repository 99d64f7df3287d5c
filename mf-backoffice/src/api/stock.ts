import { admin } from '@pinpu/shared/api/admin';
import {
  type StockCell,
  type StockQuery,
  stockAnswerSchema,
  stockEditsAnswerSchema,
  stockSavedAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { shopAnswerOf } from './answer.ts';

/** A page of the table of stock and prices. */
export async function fetchStock({ show, sort, q, after }: StockQuery) {
  const searchParams = { show, sort, q, ...(after && { after }) };
  const answer = admin.get('backoffice/stock', { searchParams });
  return (await shopAnswerOf(answer, stockAnswerSchema)).body;
}

/** Saves numbers; a cell whose version has changed is rejected. */
export const saveStock = async (cells: readonly StockCell[]) =>
  (await shopAnswerOf(admin.post('backoffice/stock', { json: { cells } }), stockSavedAnswerSchema))
    .body;

/** Saved edits of the table, newest first. */
export const fetchStockEdits = async (before: string) => {
  const searchParams = before === '' ? {} : { before };
  const answer = admin.get('backoffice/stock/edits', { searchParams });
  return (await shopAnswerOf(answer, stockEditsAnswerSchema)).body;
};

/** Undoes everything that was saved in one call. */
export const undoStockEdit = async (id: string) =>
  (
    await shopAnswerOf(
      admin.post(`backoffice/stock/edits/${encodeURIComponent(id)}/undo`),
      stockSavedAnswerSchema,
    )
  ).body;
