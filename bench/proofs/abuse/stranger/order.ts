import type { CartLine, CartView, Checkout } from '@pinpu/shared/contracts';
import { checkoutBody } from '../../../../server/src/testing/orders/buyer.ts';
import { formOf } from '../../../../server/src/testing/orders/sandbox.ts';
import type { Answer, Visitor } from './visitor.ts';

/** A cart line with a product's id and quantity; a stranger's browser knows nothing else about it. */
export const lineOf = (prd_id: string, qty: number): CartLine => ({
  prd_id,
  prd_name: '',
  prd_price: 0,
  prd_man_pic: '',
  tot_qty: 0,
  qty,
  ship_fee: 0,
  ship_fee_free_amt: 0,
});

export const updateCart = (
  who: Visitor,
  s: string,
  cart: readonly CartLine[],
  codes: { promo_code?: string; coupon_code?: string } = {},
): Promise<Answer> => who.post(`/api/cart/update?s=${s}`, { s, cart, ...codes });

/** The cart after the shop has corrected it. @throws Error if it is rejected */
export async function soldAs(
  who: Visitor,
  s: string,
  cart: readonly CartLine[],
): Promise<CartLine[]> {
  const answer = await updateCart(who, s, cart);
  if (answer.status !== 200)
    throw new Error(`a cart was answered ${answer.status}: ${answer.text}`);
  const view: CartView = JSON.parse(answer.text).body;
  return view.cart;
}

export const checkout = (
  who: Visitor,
  s: string,
  cart: CartLine[],
  change: Partial<Checkout> = {},
): Promise<Answer> => who.post(`/api/cart/checkout?s=${s}`, checkoutBody(cart, change));

/** An order, from the response to a checkout. */
export interface Placed {
  guid: string;
  ord_code: string;
  /** The address and the fields that the browser sends to pay. */
  action: string;
  fields: Record<string, string>;
}

/** The order in an answer. @throws Error with the answer if it contains none */
export function placedIn({ status, text }: Answer): Placed {
  if (status !== 200) throw new Error(`a checkout was answered ${status}: ${text}`);
  const { html, guid, ord_code } = JSON.parse(text).data;
  return { guid, ord_code, ...formOf(html) };
}

export async function buyOne(
  who: Visitor,
  s: string,
  change: Partial<Checkout> = {},
): Promise<Placed> {
  const cart = await soldAs(who, s, [lineOf('P0101', 1)]);
  return placedIn(await checkout(who, s, cart, change));
}
