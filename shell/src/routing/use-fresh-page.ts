import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useLayoutEffect } from 'react';

/**
 * A page one goes on to begins at its top, and with the focus, so that a screen reader and Tab go on from there.
 * Back and Forward find the place that was left, by the browser's own memory.
 */
export function useFreshPage() {
  const { pathname } = useLocation();
  const onwards = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path begins at its top.
  useLayoutEffect(() => {
    if (!onwards) return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, onwards]);
}
