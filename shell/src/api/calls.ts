import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { isApiFailure } from '@pinpu/shared/api/failure';
import {
  compositionIdAnswerSchema,
  type PromoCodeAnswer,
  profileAnswerSchema,
  promoCodeAnswerSchema,
  publicConfigAnswerSchema,
} from '@pinpu/shared/contracts';
import { unknown } from '@pinpu/shared/contracts/schema';
import { isNotFound } from '@pinpu/shared/domain';

export { fetchSuggestions, signUpForNews, updateCart } from '@pinpu/shared/api';

/** The id of the composition that the gateway would choose for this visitor at the next page load. */
export async function fetchCompositionId(): Promise<string> {
  return (await answerOf(storefront.get('composition'), compositionIdAnswerSchema)).body.id;
}

/** The public configuration of the shop (spec §7). */
export async function fetchPublicConfig() {
  return (await answerOf(storefront.get('config/public'), publicConfigAnswerSchema)).body;
}

/** The data for a page's head, from a call below `/api/` as a guest; null where they do not exist. */
export async function fetchPageData(call: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await answerOf(storefront.get(call, { signal }), unknown());
  } catch (error) {
    if (isApiFailure(error) && isNotFound(error.status)) return null;
    throw error;
  }
}

/** The signed-in member, without orders. @throws ApiFailure 401 where the token has expired. */
export async function fetchProfile() {
  const request = storefront.post('vip/profile', { json: { orders: false }, ...asMember });
  return (await answerOf(request, profileAnswerSchema)).body.user;
}

/** Whether a promotion code gives group prices, and its group. */
export async function fetchPromoCode(code: string): Promise<PromoCodeAnswer> {
  const call = storefront.get(`promo-code/${encodeURIComponent(code)}`);
  return (await answerOf(call, promoCodeAnswerSchema)).body;
}
