import type { GrownLine, LineQuantity } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

const storedBaseAtom = persistedAtom<LineQuantity[]>('memberCart', []);
const storedGrownAtom = persistedAtom<GrownLine[]>('memberLines', []);

const isQuantity = (value: unknown) => Number.isSafeInteger(value);
const listOf = <T>(stored: T[] | null): (T | null)[] => (Array.isArray(stored) ? stored : []);

/** What this browser and the member's cart last agreed on; nothing for guests, and before the first time. */
export const memberBaseAtom = atom(
  (get) =>
    listOf(get(storedBaseAtom)).filter(
      (line): line is LineQuantity => typeof line?.prd_id === 'string' && isQuantity(line.qty),
    ),
  (_get, set, lines: LineQuantity[]) => set(storedBaseAtom, lines),
);

/** The lines that came from the member's cart, or grew by it, since the shopper was last told. */
export const memberLinesAtom = atom(
  (get) =>
    listOf(get(storedGrownAtom)).filter(
      (line): line is GrownLine => isQuantity(line?.from) && isQuantity(line?.to),
    ),
  (_get, set, lines: GrownLine[]) => set(storedGrownAtom, lines),
);

/** A member comes or goes: what was agreed on is nobody's any more; the cart stays. */
export const forgetMemberCartAtom = atom(null, (_get, set) => {
  set(memberBaseAtom, []);
  set(memberLinesAtom, []);
});
