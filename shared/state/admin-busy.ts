import { atom } from 'jotai';

const pendingAtom = atom(0);

/** Whether an administrative call is running (ledger A9). */
export const adminBusyAtom = atom((get) => get(pendingAtom) > 0);

/** Marks that an administrative call has begun; the returned function marks its end, once. */
export const beginAdminCallAtom = atom(null, (_get, set) => {
  let isPending = true;
  set(pendingAtom, (count) => count + 1);
  return () => {
    if (isPending) set(pendingAtom, (count) => count - 1);
    isPending = false;
  };
});
