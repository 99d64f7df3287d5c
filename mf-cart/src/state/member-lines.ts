import type { GrownLine } from '@pinpu/shared/domain';
import { atom, cartAtom, memberLinesAtom, setQuantityAtom } from '@pinpu/shared/state';
import { removeWithUndoAtom, rowMessageAtom } from './removed-lines.ts';

/** The lines added from the member's cart that are still unchanged. */
export const shownMemberLinesAtom = atom((get) => {
  const lines = get(memberLinesAtom);
  // The same empty array each time, so that the lines of a long cart are not rendered again.
  if (lines.length === 0) return lines;
  const quantities = new Map(get(cartAtom).map(({ prd_id, qty }) => [prd_id, qty]));
  return lines.filter(({ prd_id, from, to }) => {
    const qty = quantities.get(prd_id);
    return from === 0 ? qty !== undefined : qty === to;
  });
});

/** Removes the lines that came from the member's cart; each can be restored. */
export const undoMemberLinesAtom = atom(null, (get, set) => {
  const lines: GrownLine[] = get(shownMemberLinesAtom);
  if (lines.length === 0) return;
  set(memberLinesAtom, []);
  for (const { prd_id, from } of lines.toReversed())
    if (from === 0) set(removeWithUndoAtom, prd_id);
    else set(setQuantityAtom, { prd_id, qty: from });
  const message = `已取出來自先前購物車的 ${lines.length} 項商品。`;
  set(rowMessageAtom, { ...get(rowMessageAtom), message });
});
