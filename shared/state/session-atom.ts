import { atom } from 'jotai';
import { sessionIdAtom } from './session.ts';

/** An atom whose value belongs to the session id it was set under; under another one it is `empty` again. */
export function sessionAtom<Value>(empty: Value) {
  const heldAtom = atom<{ s: string; value: Value } | undefined>(undefined);
  return atom(
    (get) => {
      const held = get(heldAtom);
      return held?.s === get(sessionIdAtom) ? held.value : empty;
    },
    (get, set, value: Value) => set(heldAtom, { s: get(sessionIdAtom), value }),
  );
}
