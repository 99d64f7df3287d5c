import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { type ReactNode, useDeferredValue } from 'react';

/** True where Back, Forward or a reload return to a place: the page must be as high at once as when it was left. */
function useReturning(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && key !== 'default';
}

/** What lies below the first screen: drawn once that stands, so that it stands sooner. */
export function Later({ children }: { children: ReactNode }) {
  const drawn = useDeferredValue(true, useReturning());
  return drawn && children;
}
