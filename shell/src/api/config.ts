import { answerOf, storefront } from '@pinpu/shared/api/client';
import { publicConfigAnswerSchema } from '@pinpu/shared/contracts';

/** The public configuration of the shop (spec §7). */
export async function fetchPublicConfig() {
  return (await answerOf(storefront.get('config/public'), publicConfigAnswerSchema)).body;
}
