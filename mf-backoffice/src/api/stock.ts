import { admin } from '@pinpu/shared/api/admin';
import {
  type StockCell,
  type StockQuery,
  stockAnswerSchema,
  stockEditsAnswerSchema,
  stockSavedAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

/** A page of the table of stock and prices. */
export function fetchStock({ show, sort, q, after }: StockQuery) {
  const searchParams = { show, sort, q, ...(after && { after }) };
  return bodyOf(admin.get('backoffice/stock', { searchParams }), stockAnswerSchema);
}

/** Saves numbers; a cell whose version has changed is rejected. */
export const saveStock = (cells: readonly StockCell[]) =>
  bodyOf(admin.post('backoffice/stock', { json: { cells } }), stockSavedAnswerSchema);

/** Which saved edits are listed: before one, of a product, of a day; '' for all. */
export type EditFilter = Record<'before' | 'q' | 'day', string>;

/** Saved edits of the table, newest first. */
export const fetchStockEdits = ({ before, q, day }: EditFilter) => {
  const searchParams = { q, day, ...(before && { before }) };
  return bodyOf(admin.get('backoffice/stock/edits', { searchParams }), stockEditsAnswerSchema);
};

/** Undoes everything that was saved in one call. */
export const undoStockEdit = (id: string) =>
  bodyOf(
    admin.post(`backoffice/stock/edits/${encodeURIComponent(id)}/undo`),
    stockSavedAnswerSchema,
  );
