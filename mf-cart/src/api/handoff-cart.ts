import { answerOf, storefront } from '@pinpu/shared/api/client';
import { handoffCartAnswerSchema } from '@pinpu/shared/contracts';

/** The cart that another site's page has handed off to this browser; null if there is none. */
export const fetchHandoffCart = async () =>
  (await answerOf(storefront.post('cart/embedded'), handoffCartAnswerSchema)).body;
