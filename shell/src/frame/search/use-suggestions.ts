import { fetchSuggestions } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 160;

function useDebounced(text: string) {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/**
 * What the shop suggests for `text`, once typing pauses. The last answer stays until the next arrives; an answer to
 * what is no longer asked is dropped. Without an answer there is nothing to suggest, and nobody is told.
 */
export function useSuggestions(text: string) {
  const keyword = useDebounced(text.trim());
  const { data } = useQuery({
    queryKey: ['suggestions', keyword],
    queryFn: ({ signal }) => fetchSuggestions(keyword, signal),
    enabled: keyword !== '',
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
  return text.trim() === '' ? undefined : data;
}
