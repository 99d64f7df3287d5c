import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { remindedCartAnswerSchema } from '@pinpu/shared/contracts';

/** The cart of a reminder's link; null where it has expired. */
export const fetchRemindedCart = async (key: string) => {
  const call = storefront.post('cart/reminder', { json: { key }, ...asMember });
  return (await answerOf(call, remindedCartAnswerSchema)).body;
};
