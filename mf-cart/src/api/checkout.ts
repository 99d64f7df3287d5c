import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { type Checkout, paymentRedirectSchema } from '@pinpu/shared/contracts';

/**
 * Creates an order from the cart; requests with the same idempotency `key` create one order. The response contains the
 * page that redirects to the payment page. Throws `ApiFailure` 409 with a `CheckoutConflict` if prices or stock have
 * changed.
 */
export async function checkOut(payload: Checkout, key: string) {
  const headers = { 'Idempotency-Key': key };
  const request = storefront.post('cart/checkout', { json: payload, headers, ...asMember });
  return (await answerOf(request, paymentRedirectSchema)).data;
}

/**
 * Starts another payment of an unpaid order: `pay` for its signed-in owner, `pubPay` for a guest (spec §7). Without
 * `pay_way` the shopper chooses on the payment page.
 */
export async function repayOrder(
  guid: string,
  access: { acc_email: string; pay_way?: number | undefined; pay_period?: number | undefined },
  signedIn: boolean,
) {
  const path = `cart/${signedIn ? 'pay' : 'pubPay'}/${encodeURIComponent(guid)}`;
  const request = storefront.post(path, { json: access, ...asMember });
  return (await answerOf(request, paymentRedirectSchema)).data;
}
