import { atom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';

/** Resets the stored atom of a key. */
const resets = new Map<string, WritableAtom<null, [], void>>();

export function registerStored(
  key: string,
  stored: WritableAtom<unknown, [typeof RESET], void>,
): void {
  resets.set(
    key,
    atom(null, (_get, set) => set(stored, RESET)),
  );
}

function removeOthers(spared: readonly string[]) {
  try {
    for (const key of Object.keys(localStorage))
      if (!spared.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Nothing to remove without storage.
  }
}

/** Deletes all that this browser has stored but `spared`, also under keys of remotes that this page has not loaded. */
export const clearStorageAtom = atom(null, (_get, set, spared: readonly string[]) => {
  for (const [key, reset] of resets) if (!spared.includes(key)) set(reset);
  removeOthers(spared);
});
