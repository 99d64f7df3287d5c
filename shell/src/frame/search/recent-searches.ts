import { atom, persistedAtom } from '@pinpu/shared/state';

const MAX_STORED = 8;

/** Not a whitelisted key: cleared with the rest of the local data (spec §4 Local data). */
const storedAtom = persistedAtom<string[]>('recentSearches', []);

/** Searches made in this browser, newest first. */
export const recentSearchesAtom = atom((get) => get(storedAtom).slice(0, MAX_STORED));

/** Stores a search; a repeated one moves to the front. */
export const rememberSearchAtom = atom(null, (get, set, text: string) => {
  const word = text.trim();
  if (word === '') return;
  const others = get(recentSearchesAtom).filter((other) => other !== word);
  set(storedAtom, [word, ...others].slice(0, MAX_STORED));
});

/** Clears one search, or all. */
export const clearSearchAtom = atom(null, (get, set, word?: string) =>
  set(
    storedAtom,
    word === undefined ? [] : get(recentSearchesAtom).filter((other) => other !== word),
  ),
);
