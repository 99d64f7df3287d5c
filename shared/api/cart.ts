import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { type CartUpdate, cartAnswerSchema } from '@pinpu/shared/contracts';

/**
 * Sends the cart and returns it with the server's prices and stock (spec §7). With `member_base`, the request has the
 * member's token, and the server merges the cart with the member's.
 */
export async function updateCart(update: CartUpdate) {
  const by = update.member_base === undefined ? {} : asMember;
  const request = storefront.post('cart/update', { json: update, ...by });
  return (await answerOf(request, cartAnswerSchema)).body;
}
