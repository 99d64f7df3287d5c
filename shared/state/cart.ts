import type { CartLine } from '@pinpu/shared/contracts';
import {
  addToCart,
  cartItemCount,
  cartSubTotal,
  isSameCart,
  ORDERED_FACTS,
  removeFromCart,
  setLineQuantity,
  withoutEmptyLines,
} from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';
import { randomId } from './random-id.ts';
import { noteUnstoredAtom } from './unstored-notice.ts';

/** The lines, and the idempotency key of this content: sending the same checkout twice creates only one order. */
interface StoredCart {
  key: string;
  lines: CartLine[];
}

const storedCartAtom = persistedAtom<StoredCart>('cart', { key: '', lines: [] });

/** The cart's lines; writing them renews the checkout key (spec §3 Cart line). */
export const cartAtom = atom(
  (get) => get(storedCartAtom).lines,
  (_get, set, lines: CartLine[]) => {
    set(storedCartAtom, { key: randomId(), lines: withoutEmptyLines(lines) });
    if (lines.length > 0) set(noteUnstoredAtom, 'cart');
  },
);

/** The idempotency key of exactly these lines, the same in every tab. */
export const checkoutKeyAtom = atom((get) => get(storedCartAtom).key);

/**
 * Applies the server's view of the lines. The checkout key stays if they still order the same for the same amount: the
 * response to a checkout may have been lost, and the stock in this view lacks the units that it reserved.
 */
export const applyServerCartAtom = atom(null, (get, set, lines: CartLine[]) => {
  const next = withoutEmptyLines(lines);
  if (!isSameCart(get(cartAtom), next, ORDERED_FACTS)) return set(cartAtom, lines);
  set(storedCartAtom, { key: get(checkoutKeyAtom), lines: next });
});

/** Number of pieces in the cart (spec §3 cartItemCount). */
export const cartCountAtom = atom((get) => cartItemCount(get(cartAtom)));

/** Σ price × quantity in TWD (spec §9). */
export const cartSubTotalAtom = atom((get) => cartSubTotal(get(cartAtom)));

/** Adds `qty` pieces of a line; a quantity that falls to 0 removes it (spec §5). */
export const addToCartAtom = atom(
  null,
  (get, set, { line, qty }: { line: CartLine; qty: number }) =>
    set(cartAtom, addToCart(get(cartAtom), line, qty)),
);

/** Sets a line's quantity, coerced to what can be ordered. */
export const setQuantityAtom = atom(
  null,
  (get, set, { prd_id, qty }: { prd_id: string; qty: unknown }) =>
    set(cartAtom, setLineQuantity(get(cartAtom), prd_id, qty)),
);

export const removeLineAtom = atom(null, (get, set, prd_id: string) =>
  set(cartAtom, removeFromCart(get(cartAtom), prd_id)),
);

/** Empties the cart after checkout. */
export const clearCartAtom = atom(null, (_get, set) => set(cartAtom, []));
