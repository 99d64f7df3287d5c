import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import type { StockField } from '@pinpu/shared/domain';
import { STOCK_COLUMNS } from '../rows/stock-columns.ts';

/** A move in the grid. The last two edit the cell they reach; after a row's end they continue in the next row. */
export type Step =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'edit-next'
  | 'edit-previous';

export interface GridPlace {
  prd_id: string;
  field: StockField;
}

const LAST = STOCK_COLUMNS.length - 1;
const clamp = (at: number, last: number) => Math.min(Math.max(at, 0), last);

const COLUMN: Partial<Record<Step, (column: number) => number>> = {
  left: (column) => column - 1,
  right: (column) => column + 1,
  first: () => 0,
  last: () => LAST,
};

/** The place that a step leads to; the same place at the grid's edge. */
export function stepFrom(
  { prd_id, field }: GridPlace,
  step: Step,
  products: readonly StockProduct[],
): GridPlace {
  const row = products.findIndex((product) => product.prd_id === prd_id);
  const column = STOCK_COLUMNS.findIndex((one) => one.field === field);
  const flat = row * (LAST + 1) + column;
  const end = products.length * (LAST + 1) - 1;
  const at = (line: number, place: number): GridPlace => ({
    prd_id: products[clamp(line, products.length - 1)]?.prd_id ?? prd_id,
    field: STOCK_COLUMNS[clamp(place, LAST)]?.field ?? field,
  });
  const along = (by: number) => {
    const next = clamp(flat + by, end);
    return at(Math.floor(next / (LAST + 1)), next % (LAST + 1));
  };
  if (step === 'edit-next') return along(1);
  if (step === 'edit-previous') return along(-1);
  if (step === 'up' || step === 'down') return at(row + (step === 'up' ? -1 : 1), column);
  return at(row, COLUMN[step]?.(column) ?? column);
}
