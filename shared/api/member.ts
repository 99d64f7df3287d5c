import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { profileAnswerSchema } from '@pinpu/shared/contracts';

/** The signed-in member and, with `orders`, the order history. An expired token: `ApiFailure` 401. */
export async function fetchProfile(orders: boolean) {
  const request = storefront.post('vip/profile', { json: { orders }, ...asMember });
  const { body, pager } = await answerOf(request, profileAnswerSchema);
  return { ...body, orders: pager?.items ?? [] };
}
