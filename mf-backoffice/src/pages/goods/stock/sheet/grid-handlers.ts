import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { amountCell, type StockField } from '@pinpu/shared/domain';
import { draftAt } from '../edits/stock-drafts.ts';
import type { StockCells } from '../edits/use-stock-cells.ts';
import { isEditable } from '../rows/stock-columns.ts';
import { type GridPlace, stepFrom } from './grid-steps.ts';
import type { CellActions } from './StockCell.tsx';
import type { RowActions } from './StockRow.tsx';
import type { PlaceInGrid } from './use-grid-place.ts';

export type GridActions = CellActions & RowActions;

const isSame = (one: GridPlace | undefined, other: GridPlace) =>
  one?.prd_id === other.prd_id && one.field === other.field;

/** Handlers of the table's cells. */
export function gridHandlers(
  products: readonly StockProduct[],
  cells: StockCells,
  place: PlaceInGrid,
): GridActions {
  const textOf = (product: StockProduct, field: StockField) =>
    draftAt(cells.drafts, { prd_id: product.prd_id, field })?.text ??
    amountCell(field, product[field]);
  const open: CellActions['open'] = (product, field, text = textOf(product, field)) => {
    const next = { prd_id: product.prd_id, field };
    const isSaving = draftAt(cells.drafts, next)?.state === 'saving';
    if (isSaving || !isEditable(product, field)) return place.show(next);
    cells.type(product, field, text);
    place.edit(next);
  };
  return {
    open,
    type: cells.type,
    leave: (product, field, step) => {
      if (!cells.commitTyped(product, field)) return;
      const at = { prd_id: product.prd_id, field };
      const next = stepFrom(at, step, products);
      const into = products.find(({ prd_id }) => prd_id === next.prd_id);
      if (step.startsWith('edit-') && into && !isSame(next, at)) open(into, next.field);
      else place.show(next);
    },
    blur: (product, field) => {
      if (!isSame(place.edited, { prd_id: product.prd_id, field })) return;
      place.stop();
      cells.commitTyped(product, field);
    },
    cancel: (product, field) => {
      cells.discard(product.prd_id, [field]);
      place.show({ prd_id: product.prd_id, field });
    },
    saveAgain: (product, fields) => {
      cells.commit(
        fields.map((field) => ({ product, field, text: textOf(product, field) })),
        true,
      );
    },
    discard: (product, fields) => {
      cells.discard(product.prd_id, fields);
      place.show({ prd_id: product.prd_id, field: fields[0] ?? 'price' });
    },
  };
}
