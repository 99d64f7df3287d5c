import type { CartLine, CartView } from '@pinpu/shared/contracts';
import {
  grownLines,
  isSameCart,
  type LineQuantity,
  maxQuantity,
  mergedCart,
} from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { cartAtom } from './cart.ts';
import { memberBaseAtom, memberLinesAtom } from './member-base.ts';
import { userTokenAtom } from './session.ts';

/** The token with which this page has loaded a member's cart. */
const readWithAtom = atom('');

/** Merge parameters for a member's cart update; empty for guests. */
export const memberMergeParamsAtom = atom((get) =>
  get(userTokenAtom) === '' ? {} : { member_base: get(memberBaseAtom) },
);

/** Whether the member's cart must be loaded or updated. */
export const memberCartDueAtom = atom((get) => {
  const token = get(userTokenAtom);
  if (token === '') return false;
  return get(readWithAtom) !== token || !isSameCart(get(memberBaseAtom), get(cartAtom));
});

/** Merged quantities as cart lines, with this browser's product data; new lines have the server's. */
function linesOf(
  merged: readonly LineQuantity[],
  cart: readonly CartLine[],
  view: CartView,
): CartLine[] {
  const known = new Map([...view.cart, ...cart].map((line) => [line.prd_id, line]));
  return merged.flatMap(({ prd_id, qty }) => {
    const line = known.get(prd_id);
    if (!line) return [];
    return line.qty === qty ? line : { ...line, qty: Math.min(qty, maxQuantity(line.tot_qty)) };
  });
}

interface PushedCart {
  /** The token and lines of the update, and the server's response. */
  token: string;
  sent: readonly CartLine[];
  view: CartView;
}

/**
 * Applies the member's cart from a cart update: merges its lines into the current cart and records which lines came
 * from it. Existing lines keep their prices and stock, so that the order page can report changes.
 */
export const applyMemberCartAtom = atom(null, (get, set, { token, sent, view }: PushedCart) => {
  const theirs = view.member_cart;
  if (theirs === undefined || token !== get(userTokenAtom)) return;
  set(readWithAtom, token);
  set(memberBaseAtom, theirs);
  const cart = get(cartAtom);
  const lines = linesOf(mergedCart({ base: sent, mine: cart, theirs }), cart, view);
  if (isSameCart(lines, cart)) return;
  const grown = grownLines(cart, lines);
  const others = get(memberLinesAtom).filter(
    (line) => !grown.some(({ prd_id }) => prd_id === line.prd_id),
  );
  set(memberLinesAtom, [...others, ...grown]);
  set(cartAtom, lines);
});
