import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { StockCells } from '../edits/use-stock-cells.ts';
import { type GridActions, gridHandlers } from './grid-handlers.ts';
import { type GridPlace, type Step, stepFrom } from './grid-steps.ts';
import { placeOf, useGridPlace } from './use-grid-place.ts';

const ARROWS: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** Keys that open a cell without typing into it: with its value, or empty. */
const OPENING: Record<string, 'value' | 'empty'> = {
  ...{ Enter: 'value', F2: 'value', Backspace: 'empty', Delete: 'empty' },
};

/** Whether a key types: a character, or a key that an input method takes. The space bar scrolls. */
const isTyping = (key: string) =>
  ([...key].length === 1 && key !== ' ') || ['Process', 'Dead', 'Unidentified'].includes(key);

/** An object of actions that never changes, so that unchanged rows are not rendered again. */
function useStableActions(handlers: GridActions): GridActions {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(
    () => ({
      open: (...args) => latest.current.open(...args),
      type: (...args) => latest.current.type(...args),
      leave: (...args) => latest.current.leave(...args),
      blur: (...args) => latest.current.blur(...args),
      cancel: (...args) => latest.current.cancel(...args),
      saveAgain: (...args) => latest.current.saveAgain(...args),
      discard: (...args) => latest.current.discard(...args),
    }),
    [],
  );
}

/** Keys, focus and input of the table: one cell is current, and only that one can be edited. */
export function useStockGrid(products: readonly StockProduct[], cells: StockCells) {
  const place = useGridPlace(products);
  const { table, current, edited } = place;
  const actions = useStableActions(gridHandlers(products, cells, place));

  /** Handles a key in a cell that is not being edited; returns whether the key was handled. */
  const press = (key: string, at: GridPlace, product: StockProduct): boolean => {
    const step = ARROWS[key];
    const opens = OPENING[key];
    if (step) place.show(stepFrom(at, step, products));
    else if (opens) actions.open(product, at.field, opens === 'empty' ? '' : undefined);
    else if (key === 'Escape') cells.discard(at.prd_id, [at.field]);
    // The input has the focus before the browser types the key, so that every key arrives, also one of an input method.
    else if (isTyping(key)) flushSync(() => actions.open(product, at.field));
    return step !== undefined || opens !== undefined || key === 'Escape';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    const product = products.find(({ prd_id }) => prd_id === at?.prd_id);
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (at && product && isPlain && press(event.key, at, product)) event.preventDefault();
  };
  return { table, current, edited, actions, onKeyDown, show: place.show };
}
