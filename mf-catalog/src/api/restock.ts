import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { doneSchema, restockAnswerSchema } from '@pinpu/shared/contracts';

const path = (id: string) => `product/${encodeURIComponent(id)}/restock`;

/**
 * Requests a mail for when a sold-out product is back in stock; the answer says whether the e-mail still has to be
 * confirmed.
 */
export async function requestRestock(id: string, email: string) {
  const call = storefront.post(path(id), { json: { email }, ...asMember });
  return (await answerOf(call, restockAnswerSchema)).body;
}

export async function cancelRestock(id: string) {
  await answerOf(storefront.delete(path(id), asMember), doneSchema);
}
