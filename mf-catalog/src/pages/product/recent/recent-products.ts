import { atom, persistedAtom } from '@pinpu/shared/state';

/** The maximum shown below a product; one more is stored, the product itself. */
const SHOWN = 12;

/** Ids of the products viewed in this browser, newest first; no key that outlives the other local data (spec §4). */
const recentAtom = persistedAtom<string[]>('recentProducts', []);

/** The same without the one being viewed. */
export const recentBesideAtom = atom((get) => (prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  return others.slice(0, SHOWN);
});

/** Records a product; one viewed before moves to the front. */
export const rememberProductAtom = atom(null, (get, set, prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  set(recentAtom, [prd_id, ...others].slice(0, SHOWN + 1));
});

export const forgetProductsAtom = atom(null, (_get, set) => set(recentAtom, []));
