import { atom, persistedAtom } from '@pinpu/shared/state';

const KEPT = 8;

/** No whitelisted key: forgotten with the rest of the local data (spec §4 Local data). */
const keptAtom = persistedAtom<unknown>('recentSearches', []);

/** What was searched for in this browser, newest first. */
export const recentSearchesAtom = atom((get) => {
  const kept = get(keptAtom);
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, KEPT) : [];
});

/** Keeps a search; one made before comes to the front. */
export const rememberSearchAtom = atom(null, (get, set, text: string) => {
  const word = text.trim();
  if (word === '') return;
  const others = get(recentSearchesAtom).filter((other) => other !== word);
  set(keptAtom, [word, ...others].slice(0, KEPT));
});

/** Forgets one search, or all. */
export const forgetSearchAtom = atom(null, (get, set, word?: string) =>
  set(
    keptAtom,
    word === undefined ? [] : get(recentSearchesAtom).filter((other) => other !== word),
  ),
);
