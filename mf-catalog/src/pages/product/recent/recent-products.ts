import { atom, persistedAtom } from '@pinpu/shared/state';

/** The maximum shown below a product; one more is stored, the product itself. */
const SHOWN = 12;

/** Not an allowed key: cleared with the other local data (spec §4 Local data). */
const storedAtom = persistedAtom<unknown>('recentProducts', []);

/** Ids of the products viewed in this browser, newest first. */
const recentAtom = atom((get) => {
  const stored = get(storedAtom);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
});

/** The same without the one being viewed. */
export const recentBesideAtom = atom((get) => (prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  return others.slice(0, SHOWN);
});

/** Records a product; one viewed before moves to the front. */
export const rememberProductAtom = atom(null, (get, set, prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  set(storedAtom, [prd_id, ...others].slice(0, SHOWN + 1));
});

export const forgetProductsAtom = atom(null, (_get, set) => set(storedAtom, []));
