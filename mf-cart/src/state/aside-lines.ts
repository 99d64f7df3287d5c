import type { CartLine } from '@pinpu/shared/contracts';
import { atom, cartAtom, persistedAtom } from '@pinpu/shared/state';

const storedAsideAtom = persistedAtom<CartLine[]>('asideLines', []);

/** Lines that leave on another day, taken out of this checkout; stored until they are put back. */
export const asideLinesAtom = atom((get) => {
  const here = new Set(get(cartAtom).map(({ prd_id }) => prd_id));
  return get(storedAsideAtom).filter(({ prd_id }) => !here.has(prd_id));
});

/** Leaves only the lines of one day in the cart, '' for goods in stock; the others are stored. */
export const checkOutAloneAtom = atom(null, (get, set, day: string) => {
  const isOfDay = ({ preorder = '' }: CartLine) => preorder === day;
  const lines = get(cartAtom);
  set(storedAsideAtom, [...get(asideLinesAtom), ...lines.filter((line) => !isOfDay(line))]);
  set(cartAtom, lines.filter(isOfDay));
});

/** Puts the stored lines back into the cart, after those that are there. */
export const putBackAtom = atom(null, (get, set) => {
  set(cartAtom, [...get(cartAtom), ...get(asideLinesAtom)]);
  set(storedAsideAtom, []);
});
