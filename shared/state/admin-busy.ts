import { atom } from 'jotai';

const pendingAtom = atom(0);

/** Whether an administrative call is under way (ledger A9). */
export const adminBusyAtom = atom((get) => get(pendingAtom) > 0);

/** Marks the beginning of an administrative call; the returned function clears it again, once. */
export const beginAdminCallAtom = atom(null, (_get, set) => {
  let isPending = true;
  set(pendingAtom, (count) => count + 1);
  return () => {
    if (isPending) set(pendingAtom, (count) => count - 1);
    isPending = false;
  };
});
