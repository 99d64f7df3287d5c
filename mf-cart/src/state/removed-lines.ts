import type { CartLine } from '@pinpu/shared/contracts';
import { atom, cartAtom, removeLineAtom } from '@pinpu/shared/state';

/** A row of the list: a line in the cart, or a removed one in its former place. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

interface RemovedLine {
  line: CartLine;
  /** Its index among the rows. */
  at: number;
}

const removedLinesAtom = atom<RemovedLine[]>([]);

/** The lines of the cart, with those removed on this page in their former places. */
export const cartRowsAtom = atom((get): CartRow[] => {
  const cart = get(cartAtom);
  const ids = new Set(cart.map(({ prd_id }) => prd_id));
  const rows = cart.map((line) => ({ line, removed: false }));
  for (const { line, at } of get(removedLinesAtom).toSorted((a, b) => a.at - b.at))
    if (!ids.has(line.prd_id)) rows.splice(at, 0, { line, removed: true });
  return rows;
});

/** The last action, for screen readers, and whose row then takes the focus. */
export const rowMessageAtom = atom({ message: '', prd_id: '' });

/** Removes a line from the cart; its row stays, with an undo button. */
export const removeWithUndoAtom = atom(null, (get, set, prd_id: string) => {
  const at = get(cartRowsAtom).findIndex(({ line }) => line.prd_id === prd_id);
  const line = get(cartRowsAtom)[at]?.line;
  if (!line) return;
  const others = get(removedLinesAtom).filter((other) => other.line.prd_id !== prd_id);
  set(removedLinesAtom, [...others, { line, at }]);
  set(rowMessageAtom, { message: `已移除「${line.prd_name}」，可以復原。`, prd_id });
  set(removeLineAtom, prd_id);
});

/** Restores a line unchanged in its place. */
export const undoRemoveAtom = atom(null, (get, set, prd_id: string) => {
  const back = get(cartRowsAtom).filter((row) => !row.removed || row.line.prd_id === prd_id);
  const name = back.find(({ line }) => line.prd_id === prd_id)?.line.prd_name ?? '';
  set(rowMessageAtom, { message: `「${name}」已放回購物車。`, prd_id });
  set(
    cartAtom,
    back.map(({ line }) => line),
  );
  set(
    removedLinesAtom,
    get(removedLinesAtom).filter(({ line }) => line.prd_id !== prd_id),
  );
});

/** Discards all undo rows: the page was left, or the cart became an order. */
export const forgetRemovedAtom = atom(null, (_get, set) => {
  set(removedLinesAtom, []);
  set(rowMessageAtom, { message: '', prd_id: '' });
});
