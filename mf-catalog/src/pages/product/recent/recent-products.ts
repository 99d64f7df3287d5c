import { atom, persistedAtom } from '@pinpu/shared/state';

/** The largest number shown below a product; one more is stored, for the product itself. */
const SHOWN = 12;

/**
 * Ids of the products viewed in this browser, newest first. They are removed together with the other local data (spec
 * §4).
 */
const recentAtom = persistedAtom<string[]>('recentProducts', []);

/** The viewed products without the current one. */
export const recentBesideAtom = atom((get) => (prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  return others.slice(0, SHOWN);
});

/** Records a product; one that was viewed before moves to the front. */
export const rememberProductAtom = atom(null, (get, set, prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  set(recentAtom, [prd_id, ...others].slice(0, SHOWN + 1));
});

export const forgetProductsAtom = atom(null, (_get, set) => set(recentAtom, []));
