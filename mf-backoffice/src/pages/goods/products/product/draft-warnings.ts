import { PRICE_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { priceWarnings, readStockCell } from '@pinpu/shared/domain';
import { changedCells, type ProductDraft } from './product-draft.ts';

/** The prices of cells; an invalid one counts as none, since the server rejects it. */
function pricesOf(cells: Readonly<Record<string, string>>) {
  const amounts = PRICE_FIELDS.map((field) => {
    const read = readStockCell(field, cells[field] ?? '');
    return [field, 'value' in read ? read.value : 0];
  });
  return Object.fromEntries(amounts) as Record<(typeof PRICE_FIELDS)[number], number>;
}

/** Why the prices of a changed product are probably wrong, a sentence each. */
export function draftWarnings(draft: ProductDraft): string[] {
  const { base } = draft;
  const after = pricesOf({ ...base?.cells, ...changedCells(draft) });
  return after.price === 0 ? [] : priceWarnings(base && pricesOf(base.cells), after);
}
