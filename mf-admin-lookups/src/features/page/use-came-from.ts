import { useLocation } from '@pinpu/shared/router';

/** The page of the work frame that redirected here; undefined for any other address. */
export function useCameFrom(): string | undefined {
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from;
  return typeof from === 'string' && /^\/el\/[^/\\]/.test(from) ? from : undefined;
}
