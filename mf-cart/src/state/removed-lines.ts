import type { CartLine } from '@pinpu/shared/contracts';
import { atom, cartAtom, removeLineAtom } from '@pinpu/shared/state';

/** A line as the list shows it: in the cart, or where it stood before it was taken out. */
export interface CartRow {
  line: CartLine;
  removed: boolean;
}

interface RemovedLine {
  line: CartLine;
  /** Its place among the rows. */
  at: number;
}

const removedLinesAtom = atom<RemovedLine[]>([]);

/** The lines of the cart, with those taken out on this page in their old places. */
export const cartRowsAtom = atom((get): CartRow[] => {
  const cart = get(cartAtom);
  const held = new Set(cart.map(({ prd_id }) => prd_id));
  const rows = cart.map((line) => ({ line, removed: false }));
  for (const { line, at } of get(removedLinesAtom).toSorted((a, b) => a.at - b.at))
    if (!held.has(line.prd_id)) rows.splice(at, 0, { line, removed: true });
  return rows;
});

/** What was done last, for the ear; and whose row, now drawn anew, takes the focus. */
export const rowMessageAtom = atom({ message: '', prd_id: '' });

/** Takes a line out of the cart; its row stays, with the way back. */
export const removeWithUndoAtom = atom(null, (get, set, prd_id: string) => {
  const at = get(cartRowsAtom).findIndex(({ line }) => line.prd_id === prd_id);
  const line = get(cartRowsAtom)[at]?.line;
  if (!line) return;
  const others = get(removedLinesAtom).filter((other) => other.line.prd_id !== prd_id);
  set(removedLinesAtom, [...others, { line, at }]);
  set(rowMessageAtom, { message: `已移除「${line.prd_name}」，可以復原。`, prd_id });
  set(removeLineAtom, prd_id);
});

/** Brings a line back to its place, as it was. */
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

/** Nothing can be brought back any more: the page was left, or the cart became an order. */
export const forgetRemovedAtom = atom(null, (_get, set) => {
  set(removedLinesAtom, []);
  set(rowMessageAtom, { message: '', prd_id: '' });
});
