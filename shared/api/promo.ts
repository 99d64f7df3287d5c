import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  type PromoCodeAnswer,
  promoCodeAnswerSchema,
  shortUrlAnswerSchema,
} from '@pinpu/shared/contracts';

/** Whether the shop sells at group prices for a promotion code, and the group it belongs to. */
export async function fetchPromoCode(code: string): Promise<PromoCodeAnswer> {
  const call = storefront.get(`promo-code/${encodeURIComponent(code)}`);
  return (await answerOf(call, promoCodeAnswerSchema)).body;
}

/** A promoter's short link for a product (spec §7). */
export async function createShortUrl(prd_id: string, cus_id: string): Promise<string> {
  const json = { target_url: `/p/${prd_id}`, service_type: 'product', cus_id };
  const call = storefront.post('shorturl/create', { json, ...asMember });
  return (await answerOf(call, shortUrlAnswerSchema)).body.short_url;
}
