import type { CartLine, CartView } from '@pinpu/shared/contracts';
import { atom } from '@pinpu/shared/state';
import {
  dispatchChanges,
  mergeChanges,
  type NamedChange,
} from '../features/lines/named-changes.ts';

/** Changes by the server since the page was opened, each shown beside its line. */
export const cartChangesAtom = atom<NamedChange[]>([]);

export const recordChangesAtom = atom(
  null,
  (get, set, { sent, view }: { sent: readonly CartLine[]; view: CartView }) => {
    const { cart } = view;
    const changes = [...view.changes, ...dispatchChanges(sent, cart)];
    if (changes.length === 0) return;
    set(cartChangesAtom, mergeChanges(get(cartChangesAtom), changes, [...sent, ...cart]));
  },
);

export const forgetChangesAtom = atom(null, (get, set, prd_id: string) =>
  set(
    cartChangesAtom,
    get(cartChangesAtom).filter((change) => change.prd_id !== prd_id),
  ),
);
