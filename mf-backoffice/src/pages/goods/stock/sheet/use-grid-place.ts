import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import type { StockField } from '@pinpu/shared/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { STOCK_COLUMNS } from '../rows/stock-columns.ts';
import type { GridPlace } from './grid-steps.ts';

/** The place of the cell that contains an element; undefined outside of cells. */
export const placeOf = (target: EventTarget): GridPlace | undefined => {
  const { product, field } = target instanceof HTMLElement ? target.dataset : {};
  return product && field ? { prd_id: product, field: field as StockField } : undefined;
};

const firstPlace = (products: readonly StockProduct[]): GridPlace => ({
  prd_id: products[0]?.prd_id ?? '',
  field: STOCK_COLUMNS[0]?.field ?? 'price',
});

/** Which cell is current and whether it is being edited; moves the focus accordingly. */
export function useGridPlace(products: readonly StockProduct[]) {
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<GridPlace>();
  const [isEditing, setEditing] = useState(false);
  const focusNext = useRef(false);
  const isShown = products.some(({ prd_id }) => prd_id === place?.prd_id);
  const current = place && isShown ? place : firstPlace(products);

  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    const { prd_id, field } = current;
    const cell = `[data-product="${CSS.escape(prd_id)}"][data-field="${field}"]`;
    table.current?.querySelector<HTMLElement>(cell)?.focus();
  });

  return {
    ...{ table, current },
    edited: isEditing && isShown ? place : undefined,
    /** Makes a cell current without editing it. */
    show: (next: GridPlace) => {
      focusNext.current = true;
      setEditing(false);
      setPlace(next);
    },
    /** Edits a cell; its input takes the focus by itself. */
    edit: (next: GridPlace) => {
      setPlace(next);
      setEditing(true);
    },
    stop: () => setEditing(false),
  };
}

export type PlaceInGrid = ReturnType<typeof useGridPlace>;
