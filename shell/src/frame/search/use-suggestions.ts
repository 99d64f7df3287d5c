import { fetchSuggestions } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 160;

function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * What the shop suggests for `text`, once typing pauses. The last answer stays until the next arrives; an answer to
 * what is no longer asked is dropped. Without an answer there is nothing to suggest, and nobody is told.
 */
export function useSuggestions(text: string) {
  const asked = useSettled(text.trim());
  const { data } = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: ({ signal }) => fetchSuggestions(asked, signal),
    enabled: asked !== '',
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
  return text.trim() === '' ? undefined : data;
}
