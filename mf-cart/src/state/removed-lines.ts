import { lineName } from '@pinpu/shared/domain';
import { atom, cartAtom, removeLineAtom } from '@pinpu/shared/state';
import {
  cartRows,
  type RemovedLine,
  restoredLines,
  withoutRemoved,
  withRemoved,
} from '../features/lines/removed-lines.ts';

const removedLinesAtom = atom<RemovedLine[]>([]);

/** The lines of the cart, with those removed on this page in their former places. */
export const cartRowsAtom = atom((get) => cartRows(get(cartAtom), get(removedLinesAtom)));

interface RowMessage {
  message: string;
  /** The line whose row then gets the focus; '' for none. */
  prd_id: string;
  /** The button in that row; by default that of removing or undoing. */
  button?: 'variant';
}

/** The message about the last action in a row, for screen readers. */
export const rowMessageAtom = atom<RowMessage>({ message: '', prd_id: '' });

/** Removes a line from the cart; its row stays, with an undo button. */
export const removeWithUndoAtom = atom(null, (get, set, prd_id: string) => {
  const removed = withRemoved(get(cartAtom), get(removedLinesAtom), prd_id);
  const line = removed?.at(-1)?.line;
  if (!removed || !line) return;
  set(removedLinesAtom, removed);
  set(rowMessageAtom, { message: `已移除「${lineName(line)}」，可以復原。`, prd_id });
  set(removeLineAtom, prd_id);
});

/** Restores a removed line, unchanged and in its place. */
export const undoRemoveAtom = atom(null, (get, set, prd_id: string) => {
  const removed = get(removedLinesAtom);
  const lines = restoredLines(get(cartAtom), removed, prd_id);
  const line = lines.find((one) => one.prd_id === prd_id);
  set(rowMessageAtom, { message: `「${line ? lineName(line) : ''}」已放回購物車。`, prd_id });
  set(cartAtom, lines);
  set(removedLinesAtom, withoutRemoved(removed, prd_id));
});

/** Discards all undo rows, when the page is left or the cart becomes an order. */
export const forgetRemovedAtom = atom(null, (_get, set) => {
  set(removedLinesAtom, []);
  set(rowMessageAtom, { message: '', prd_id: '' });
});
