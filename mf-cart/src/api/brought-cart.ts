import { answerOf, storefront } from '@pinpu/shared/api/client';
import { broughtCartAnswerSchema } from '@pinpu/shared/contracts';

/** The cart that this browser has brought from another site's page; null if there is none (ADR 0193). */
export const fetchBroughtCart = async () =>
  (await answerOf(storefront.post('cart/embedded'), broughtCartAnswerSchema)).body;
