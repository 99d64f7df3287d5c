import { atom, persistedAtom } from '@pinpu/shared/state';

/** Shown beneath a product, which is kept beside them itself. */
const SHOWN = 12;

/** No whitelisted key: forgotten with the rest of the local data (spec §4 Local data). */
const storedAtom = persistedAtom<unknown>('recentProducts', []);

/** Ids of the products looked at in this browser, newest first. */
const recentAtom = atom((get) => {
  const stored = get(storedAtom);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
});

/** The same without the one that is being looked at. */
export const recentBesideAtom = atom((get) => (prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  return others.slice(0, SHOWN);
});

/** Keeps a product; one looked at before comes to the front. */
export const rememberProductAtom = atom(null, (get, set, prd_id: string) => {
  const others = get(recentAtom).filter((id) => id !== prd_id);
  set(storedAtom, [prd_id, ...others].slice(0, SHOWN + 1));
});

export const forgetProductsAtom = atom(null, (_get, set) => set(storedAtom, []));
