import { answerOf, storefront } from '@pinpu/shared/api/client';
import { compositionIdAnswerSchema } from '@pinpu/shared/contracts';

/** The id of the composition that this visitor gets at the next page load, as the gateway chooses it. */
export async function fetchCompositionId(): Promise<string> {
  return (await answerOf(storefront.get('composition'), compositionIdAnswerSchema)).body.id;
}
