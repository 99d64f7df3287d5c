import type { CartChange, CartLine, CartView } from '@pinpu/shared/contracts';
import { atom } from '@pinpu/shared/state';

/** A change the server made to the cart, with the product's name, since a removed line no longer has it. */
export type NamedChange = CartChange & { prd_name: string };

/** Changes by the server since the page was opened, shown beside the line. */
export const cartChangesAtom = atom<NamedChange[]>([]);

const named = (change: CartChange, lines: readonly CartLine[]): NamedChange => ({
  ...change,
  prd_name: lines.find((line) => line.prd_id === change.prd_id)?.prd_name ?? '',
});

/** Adds the changes of a response to those shown; a newer one of a line replaces the older one. */
export const recordChangesAtom = atom(
  null,
  (get, set, { sent, view }: { sent: readonly CartLine[]; view: CartView }) => {
    if (view.changes.length === 0) return;
    const fresh = view.changes.map((change) => named(change, [...sent, ...view.cart]));
    const renewed = new Set(fresh.map(({ prd_id }) => prd_id));
    const others = get(cartChangesAtom).filter(({ prd_id }) => !renewed.has(prd_id));
    set(cartChangesAtom, [...others, ...fresh]);
  },
);

/** Removes the messages about a product. */
export const forgetChangesAtom = atom(null, (get, set, prd_id: string) =>
  set(
    cartChangesAtom,
    get(cartChangesAtom).filter((change) => change.prd_id !== prd_id),
  ),
);
