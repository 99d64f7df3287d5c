import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { consumeScrolledAhead, focusMain, scrollToTop } from './scroll-to-top.ts';

/**
 * Scrolls to the top and focuses the page after a navigation, so that screen readers and Tab continue from there. On
 * Back and Forward the browser restores the scroll position; the focus stays in the frame, or moves from the unmounted
 * page to the new one.
 */
export function useNavigationFocus() {
  const { pathname } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // Another order or filter of a list changes the query alone.
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (isPush) {
      if (!consumeScrolledAhead(pathname)) scrollToTop();
    } else if (document.activeElement === document.body) focusMain();
  }, [pathname, isPush]);
}
