import { answerOf, storefront } from '@pinpu/shared/api/client';
import { suggestionsAnswerSchema } from '@pinpu/shared/contracts';

/** Suggested products and categories for the text typed so far. */
export async function fetchSuggestions(q: string, signal?: AbortSignal) {
  const call = storefront.get('suggestions', { searchParams: { q }, signal });
  return (await answerOf(call, suggestionsAnswerSchema)).body;
}
