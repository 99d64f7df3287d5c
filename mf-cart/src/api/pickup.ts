import { answerOf, storefront } from '@pinpu/shared/api/client';
import { pickupAnswerSchema, pickupMapAnswerSchema } from '@pinpu/shared/contracts';
import type { CartPath } from '@pinpu/shared/domain';

/** The convenience store chosen in this session, as JSON text; '' for none. */
export async function fetchPickupStore() {
  return (await answerOf(storefront.get('cart/pickup'), pickupAnswerSchema)).body.rec_meta;
}

/** The page that redirects to a chain's store map, from which the browser returns to `back`. */
export async function openPickupMap(LogisticsSubType: string, back: CartPath) {
  const request = storefront.post('cart/pickup', { json: { LogisticsSubType, back } });
  return (await answerOf(request, pickupMapAnswerSchema)).data.html;
}
