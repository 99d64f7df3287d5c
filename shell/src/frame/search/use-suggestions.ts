import { tryLaterText } from '@pinpu/shared/api/failure';
import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { loadApi } from '../../api/load-api.ts';

const DEBOUNCE_MS = 160;

/**
 * Suggestions for `text`, debounced. The previous response is shown until the next arrives, and stale responses are
 * dropped. Errors are not shown, except for the message of a busy server.
 */
export function useSuggestions(text: string) {
  const keyword = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, error } = useQuery({
    queryKey: ['suggestions', keyword],
    queryFn: async ({ signal }) => (await loadApi()).fetchSuggestions(keyword, signal),
    enabled: keyword !== '',
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
  return text.trim() === '' ? {} : { found: data, busy: tryLaterText(error) };
}
