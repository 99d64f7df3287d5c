import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { doneSchema, restockAnswerSchema } from '@pinpu/shared/contracts';

const path = (id: string) => `product/${encodeURIComponent(id)}/restock`;

/** Asks for a mail when a sold-out product is back; the answer says whether its e-mail is still to be confirmed. */
export async function requestRestock(id: string, email: string) {
  const call = storefront.post(path(id), { json: { email }, ...asMember });
  return (await answerOf(call, restockAnswerSchema)).body;
}

/** Ends what this browser or member waits for. */
export async function cancelRestock(id: string) {
  await answerOf(storefront.delete(path(id), asMember), doneSchema);
}
