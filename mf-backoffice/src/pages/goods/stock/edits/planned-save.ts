import type { StockCell, StockProduct } from '@pinpu/shared/contracts/backoffice';
import { priceWarnings, readStockCell, type StockField } from '@pinpu/shared/domain';
import { type CellDraft, draftAt, newDraft, type StockDrafts, withDraft } from './stock-drafts.ts';

/** A cell with its new text. */
export interface TypedCell {
  product: StockProduct;
  field: StockField;
  text: string;
}

const COMPARED: readonly StockField[] = ['price', 'price_special', 'price1', 'cost_wholesale'];

/** The question about a cell's price, considering all cells of its product that are saved with it; '' for none. */
function questionOf({ product, field }: TypedCell, typed: readonly TypedCell[]): string {
  if (!COMPARED.includes(field)) return '';
  const after = { ...product };
  for (const one of typed) {
    const read = readStockCell(one.field, one.text);
    if (one.product.prd_id === product.prd_id && 'value' in read) after[one.field] = read.value;
  }
  return priceWarnings(product, after).join('');
}

/** What a cell that has to be saved becomes: sent, or a draft with the reason why it is not. */
function draftOf(draft: CellDraft, cell: TypedCell, question: string): CellDraft {
  const read = readStockCell(cell.field, cell.text);
  if ('why' in read) return { ...draft, state: 'rejected', message: read.why, isQuestion: false };
  if (question !== '') return { ...draft, state: 'rejected', message: question, isQuestion: true };
  return { ...draft, state: 'saving', message: '', isQuestion: false };
}

/**
 * The typed cells that have to be sent: valid, changed, and not being saved already. Invalid ones get a fault in their
 * draft, and prices that are probably wrong a question; `isConfirmed` answers those that were asked.
 */
export function plannedSave(
  drafts: StockDrafts,
  typed: readonly TypedCell[],
  isConfirmed: boolean,
): { drafts: StockDrafts; cells: StockCell[] } {
  let next = drafts;
  const cells: StockCell[] = [];
  for (const one of typed) {
    const { product, field, text } = one;
    const cell = { prd_id: product.prd_id, field };
    const draft = { ...(draftAt(drafts, cell) ?? newDraft(product, field, text)), text };
    const read = readStockCell(field, text);
    if ('value' in read && read.value === draft.from) next = withDraft(next, cell, undefined);
    else if ('why' in read || draft.state !== 'saving') {
      const isAnswered = isConfirmed && draft.isQuestion === true;
      const planned = draftOf(draft, one, isAnswered ? '' : questionOf(one, typed));
      next = withDraft(next, cell, planned);
      if (planned.state === 'saving')
        cells.push({ ...cell, from: draft.from, version: draft.version, to: text });
    }
  }
  return { drafts: next, cells };
}
