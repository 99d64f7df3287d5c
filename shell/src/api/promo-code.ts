import { answerOf, storefront } from '@pinpu/shared/api/client';
import { type PromoCodeAnswer, promoCodeAnswerSchema } from '@pinpu/shared/contracts';

/** Whether a promotion code gives group prices, and its group. */
export async function fetchPromoCode(code: string): Promise<PromoCodeAnswer> {
  const call = storefront.get(`promo-code/${encodeURIComponent(code)}`);
  return (await answerOf(call, promoCodeAnswerSchema)).body;
}
