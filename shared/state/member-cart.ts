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

/** The token whose cart this page has read. */
const readWithAtom = atom('');

/** What a member's telling of the cart carries beside it; nothing for guests. */
export const memberMergeParamsAtom = atom((get) =>
  get(userTokenAtom) === '' ? {} : { member_base: get(memberBaseAtom) },
);

/** Whether the member's cart is still to be read, or to be told what changed here. */
export const memberCartDueAtom = atom((get) => {
  const token = get(userTokenAtom);
  if (token === '') return false;
  return get(readWithAtom) !== token || !isSameCart(get(memberBaseAtom), get(cartAtom));
});

/** Merged quantities as lines, with the facts known here; what is new comes with those of the shop. */
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
  /** Who asked, with what lines, and what the shop said. */
  token: string;
  sent: readonly CartLine[];
  view: CartView;
}

/**
 * Takes in the member's cart that came with a telling: its lines join the cart as it stands by now, and are noted as
 * having come from there (ADR 0117). Prices and stock of what was here before stay for the order page to tell.
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
