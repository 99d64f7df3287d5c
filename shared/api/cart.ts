import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  type CartUpdate,
  type Checkout,
  cartAnswerSchema,
  paymentRedirectSchema,
} from '@pinpu/shared/contracts';

/**
 * Tells the server the cart and gets it back with the server's prices and stock (spec §7). With `member_base` it is
 * told in the member's name, and merged with the member's cart.
 */
export async function updateCart(update: CartUpdate) {
  const by = update.member_base === undefined ? {} : asMember;
  const request = storefront.post('cart/update', { json: update, ...by });
  return (await answerOf(request, cartAnswerSchema)).body;
}

/**
 * Makes an order of the cart; `key` makes repeats one order. The answer holds the page that leads to
 * the payment page. A difference in price or stock: `ApiFailure` 409 whose body is a `CheckoutConflict`.
 */
export async function checkOut(payload: Checkout, key: string) {
  const headers = { 'Idempotency-Key': key };
  const request = storefront.post('cart/checkout', { json: payload, headers, ...asMember });
  return (await answerOf(request, paymentRedirectSchema)).data;
}

/** Pays an unpaid order again: `pay` for its signed-in owner, `pubPay` for a guest (spec §7). Without `pay_way` it is chosen on the payment page. */
export async function repayOrder(
  guid: string,
  access: { acc_email: string; pay_way?: number | undefined; pay_period?: number | undefined },
  signedIn: boolean,
) {
  const path = `cart/${signedIn ? 'pay' : 'pubPay'}/${encodeURIComponent(guid)}`;
  const request = storefront.post(path, { json: access, ...asMember });
  return (await answerOf(request, paymentRedirectSchema)).data;
}
