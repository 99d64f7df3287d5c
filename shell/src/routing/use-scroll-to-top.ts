import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useLayoutEffect } from 'react';

/** A page one goes on to begins at its top; Back and Forward find the place that was left, by the browser's own memory. */
export function useScrollToTop() {
  const { pathname } = useLocation();
  const onwards = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path begins at its top.
  useLayoutEffect(() => {
    if (onwards) window.scrollTo(0, 0);
  }, [pathname, onwards]);
}
