import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { registerStored } from './clear-storage.ts';

/** Local storage that never throws: in a private window or on a full disk the value stays in memory. */
const tolerantStorage = {
  getItem(key: string) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The value still lives in the atom; only the reload loses it.
    }
  },
  removeItem(key: string) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing to remove without storage.
    }
  },
  subscribe(key: string, callback: (value: string | null) => void) {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) callback(event.newValue);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};

/**
 * An atom stored under `key` in local storage and synced across tabs. The keys are the
 * specification's (cart, orderInfo, acc, uuid, at, ut, promoCode; spec §4 Local data).
 */
export function persistedAtom<Value>(key: string, initial: Value) {
  const storage = createJSONStorage<Value>(() => tolerantStorage);
  const stored = atomWithStorage<Value>(key, initial, storage, { getOnInit: true });
  registerStored(key, stored);
  return stored;
}
