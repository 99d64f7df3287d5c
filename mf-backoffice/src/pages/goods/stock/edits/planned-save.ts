import type { StockCell, StockProduct } from '@pinpu/shared/contracts/backoffice';
import { readStockCell, type StockField } from '@pinpu/shared/domain';
import { draftAt, newDraft, type StockDrafts, withDraft } from './stock-drafts.ts';

/** A cell with its new text. */
export interface TypedCell {
  product: StockProduct;
  field: StockField;
  text: string;
}

/**
 * The typed cells that have to be sent: valid, changed, and not being saved already. Invalid ones get a fault in their
 * draft.
 */
export function plannedSave(
  drafts: StockDrafts,
  typed: readonly TypedCell[],
): { drafts: StockDrafts; cells: StockCell[] } {
  let next = drafts;
  const cells: StockCell[] = [];
  for (const { product, field, text } of typed) {
    const cell = { prd_id: product.prd_id, field };
    const draft = { ...(draftAt(drafts, cell) ?? newDraft(product, field, text)), text };
    const read = readStockCell(field, text);
    if ('why' in read)
      next = withDraft(next, cell, { ...draft, state: 'rejected', message: read.why });
    else if (read.value === draft.from) next = withDraft(next, cell, undefined);
    else if (draft.state !== 'saving') {
      next = withDraft(next, cell, { ...draft, state: 'saving', message: '' });
      cells.push({ ...cell, from: draft.from, version: draft.version, to: text });
    }
  }
  return { drafts: next, cells };
}
