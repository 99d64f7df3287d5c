import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { profileAnswerSchema } from '@pinpu/shared/contracts';

/** The signed-in member, without orders. @throws ApiFailure 401 where the token has expired. */
export async function fetchProfile() {
  const request = storefront.post('vip/profile', { json: { orders: false }, ...asMember });
  return (await answerOf(request, profileAnswerSchema)).body.user;
}
