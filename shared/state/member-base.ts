import type { GrownLine, LineQuantity } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

const storedBaseAtom = persistedAtom<LineQuantity[]>('memberCart', []);
const storedGrownAtom = persistedAtom<GrownLine[]>('memberLines', []);

const isQuantity = (value: unknown) => Number.isSafeInteger(value);
const listOf = <T>(stored: T[] | null): (T | null)[] => (Array.isArray(stored) ? stored : []);

/** The last common state of this browser's cart and the member's; empty for guests and before the first sync. */
export const memberBaseAtom = atom(
  (get) =>
    listOf(get(storedBaseAtom)).filter(
      (line): line is LineQuantity => typeof line?.prd_id === 'string' && isQuantity(line.qty),
    ),
  (_get, set, lines: LineQuantity[]) => set(storedBaseAtom, lines),
);

/** The lines added or increased by the member's cart since the shopper was last notified. */
export const memberLinesAtom = atom(
  (get) =>
    listOf(get(storedGrownAtom)).filter(
      (line): line is GrownLine => isQuantity(line?.from) && isQuantity(line?.to),
    ),
  (_get, set, lines: GrownLine[]) => set(storedGrownAtom, lines),
);

/** Clears the merge base on sign-in and sign-out; the cart stays. */
export const forgetMemberCartAtom = atom(null, (_get, set) => {
  set(memberBaseAtom, []);
  set(memberLinesAtom, []);
});
