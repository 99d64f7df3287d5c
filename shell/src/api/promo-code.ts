import { answerOf, storefront } from '@pinpu/shared/api/client';
import { type PromoCodeAnswer, promoCodeAnswerSchema } from '@pinpu/shared/contracts';

/** Whether the shop sells at group prices for a promotion code, and the group it belongs to. */
export async function fetchPromoCode(code: string): Promise<PromoCodeAnswer> {
  const call = storefront.get(`promo-code/${encodeURIComponent(code)}`);
  return (await answerOf(call, promoCodeAnswerSchema)).body;
}
