import type { GrownLine, LineQuantity } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

const storedGrownAtom = persistedAtom<GrownLine[]>('memberLines', []);

/** The last common state of this browser's cart and the member's; empty for guests, and before the first sync. */
export const memberBaseAtom = persistedAtom<LineQuantity[]>('memberCart', []);

/** Lines that the member's cart has added or increased since the shopper was last notified. */
export const memberLinesAtom = atom(
  (get) => get(storedGrownAtom),
  (_get, set, lines: GrownLine[]) => set(storedGrownAtom, lines),
);

/** Clears the base of the merge at sign-in and sign-out; the cart stays. */
export const forgetMemberCartAtom = atom(null, (_get, set) => {
  set(memberBaseAtom, []);
  set(memberLinesAtom, []);
});
