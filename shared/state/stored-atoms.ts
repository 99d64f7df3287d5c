import { atom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { removeTexts } from './stored/local-text.ts';
import { forgetSecrets, unlockSecrets } from './stored/secret-text.ts';

type Command = WritableAtom<null, [], void>;

/** Operations on the stored atom of a key, independent of its value's type. */
interface Stored {
  reset: Command;
  /** Reads the stored value again. */
  refresh: Command;
}

const storedAtoms = new Map<string, Stored>();

/**
 * Registers an atom for operations on all stored atoms; `read` returns the stored value, undefined where there is none.
 */
export function registerStored<Value>(
  key: string,
  stored: WritableAtom<Value, [Value | typeof RESET], void>,
  read: () => Value | undefined,
): void {
  storedAtoms.set(key, {
    reset: atom(null, (_get, set) => set(stored, RESET)),
    refresh: atom(null, (_get, set) => {
      const value = read();
      if (value !== undefined) set(stored, value);
    }),
  });
}

/** Decrypts what this browser has stored, with the shop's salt; before that, none of it can be read. */
export const unlockStoredAtom = atom(null, async (_get, set, salt: string) => {
  const refreshAll = () => {
    for (const { refresh } of storedAtoms.values()) set(refresh);
  };
  await unlockSecrets(salt, refreshAll);
  refreshAll();
});

/**
 * Deletes everything stored in this browser except `spared`, including keys of remotes that this page has not loaded.
 */
export const clearStorageAtom = atom(null, (_get, set, spared: readonly string[]) => {
  for (const [key, { reset }] of storedAtoms) if (!spared.includes(key)) set(reset);
  forgetSecrets(spared);
  removeTexts(spared);
});
