import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useDeferredRender } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

/** True where Back, Forward or a reload return to a place: the page must be as high at once as when it was left. */
function useReturning(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && key !== 'default';
}

/** What lies below the first screen: drawn once that can be seen. */
export function DeferBelowFold({ children }: { children: ReactNode }) {
  return useDeferredRender(useReturning()) && children;
}
