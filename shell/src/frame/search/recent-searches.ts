import { searchedKeyword } from '@pinpu/shared/domain';
import { atom, persistedAtom, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';

const MAX_STORED = 8;

/** Not in the specification's list of kept keys, so it is deleted with other local data (spec §4 Local data). */
const storedAtom = persistedAtom<string[]>('recentSearches', []);

export const recentSearchesAtom = atom((get) => get(storedAtom).slice(0, MAX_STORED));

/** Stores a search; a repeated one moves to the front. */
export const rememberSearchAtom = atom(null, (get, set, text: string) => {
  const word = searchedKeyword(text);
  if (word === '') return;
  const others = get(recentSearchesAtom).filter((other) => other !== word);
  set(storedAtom, [word, ...others].slice(0, MAX_STORED));
});

export const clearSearchAtom = atom(null, (get, set, word?: string) =>
  set(
    storedAtom,
    word === undefined ? [] : get(recentSearchesAtom).filter((other) => other !== word),
  ),
);

const SENT_KEY = 'pinpu.searched';

/**
 * The search with which the previous page was left before it was interactive (shell/src/inline); returned once.
 */
function sentSearch(): string {
  try {
    const sent = sessionStorage.getItem(SENT_KEY) ?? '';
    sessionStorage.removeItem(SENT_KEY);
    return sent;
  } catch {
    return '';
  }
}

/** Stores a search that the browser itself has sent, as a plain form. */
export function useSentSearch() {
  const remember = useSetAtom(rememberSearchAtom);
  useEffect(() => remember(sentSearch()), [remember]);
}
