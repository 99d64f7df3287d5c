import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const keepersAtom = atom<readonly symbol[]>([]);

/** Whether something on the page must not be interrupted, e.g. by an offer to reload it. */
export const keepPageAtom = atom((get) => get(keepersAtom).length > 0);

const addKeeperAtom = atom(null, (_get, set, keeper: symbol) => {
  set(keepersAtom, (before) => [...before, keeper]);
  return () => set(keepersAtom, (before) => before.filter((one) => one !== keeper));
});

/**
 * While `reason` is given (a form with input, a running payment), the shell shows nothing that would interrupt the
 * shopper. The reason is only for developers.
 */
export function useKeepPage(reason: string | undefined) {
  const add = useSetAtom(addKeeperAtom);
  useEffect(() => (reason === undefined ? undefined : add(Symbol(reason))), [reason, add]);
}
