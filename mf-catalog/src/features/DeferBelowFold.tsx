import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useDeferredRender } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

/** True where Back, Forward or a reload restore a position: the page must have its full height at once. */
function useReturning(): boolean {
  const { key } = useLocation();
  return useNavigationType() === 'POP' && key !== 'default';
}

/** Content below the first screen: rendered once the first screen is visible. */
export function DeferBelowFold({ children }: { children: ReactNode }) {
  return useDeferredRender(useReturning()) && children;
}
