import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { consumeScrolledAhead, focusMain, scrollToTop } from './scroll-to-top.ts';

/**
 * After a navigation, scrolls to the top and focuses the page, so that screen readers and Tab continue there. On Back
 * and Forward, the browser restores the scroll position; the focus stays in the frame, or moves from the unmounted page
 * to the new one.
 */
export function useNavigationFocus() {
  const { pathname } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // Another order or filter of a list only changes the query.
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (isPush) {
      if (!consumeScrolledAhead(pathname)) scrollToTop();
    } else if (document.activeElement === document.body) focusMain();
  }, [pathname, isPush]);
}
