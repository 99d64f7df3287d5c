import type { GrownLine, WantedLine } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

const keptBaseAtom = persistedAtom<WantedLine[]>('memberCart', []);
const keptGrownAtom = persistedAtom<GrownLine[]>('memberLines', []);

const isQuantity = (value: unknown) => Number.isSafeInteger(value);
const listOf = <T>(kept: T[] | null): (T | null)[] => (Array.isArray(kept) ? kept : []);

/** What this browser and the member's cart last agreed on; nothing for guests, and before the first time. */
export const memberBaseAtom = atom(
  (get) =>
    listOf(get(keptBaseAtom)).filter(
      (line): line is WantedLine => typeof line?.prd_id === 'string' && isQuantity(line.qty),
    ),
  (_get, set, lines: WantedLine[]) => set(keptBaseAtom, lines),
);

/** The lines that came from the member's cart, or grew by it, since the shopper was last told. */
export const memberLinesAtom = atom(
  (get) =>
    listOf(get(keptGrownAtom)).filter(
      (line): line is GrownLine => isQuantity(line?.from) && isQuantity(line?.to),
    ),
  (_get, set, lines: GrownLine[]) => set(keptGrownAtom, lines),
);

/** A member comes or goes: what was agreed on is nobody's any more; the cart stays. */
export const forgetMemberCartAtom = atom(null, (_get, set) => {
  set(memberBaseAtom, []);
  set(memberLinesAtom, []);
});
