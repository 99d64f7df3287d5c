import { atom } from 'jotai';
import { sessionIdAtom } from './session.ts';

/** An atom whose value belongs to the session id under which it was set; under another id it is `empty`. */
export function sessionAtom<Value>(empty: Value) {
  const heldAtom = atom<{ s: string; value: Value } | undefined>(undefined);
  return atom(
    (get) => {
      const stored = get(heldAtom);
      return stored?.s === get(sessionIdAtom) ? stored.value : empty;
    },
    (get, set, value: Value) => set(heldAtom, { s: get(sessionIdAtom), value }),
  );
}
