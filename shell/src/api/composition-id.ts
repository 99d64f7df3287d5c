import { answerOf, storefront } from '@pinpu/shared/api/client';
import { compositionIdAnswerSchema } from '@pinpu/shared/contracts';

/** The id of the composition that the gateway would choose for this visitor at the next page load. */
export async function fetchCompositionId(): Promise<string> {
  return (await answerOf(storefront.get('composition'), compositionIdAnswerSchema)).body.id;
}
