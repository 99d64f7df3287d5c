import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { consumeScrolledAhead, focusMain, scrollToTop } from './scroll-to-top.ts';

/**
 * A page one goes on to begins at its top, and with the focus, so that a screen reader and Tab go on from there.
 * Back and Forward find the place that was left, by the browser's own memory; the focus stays in the frame, or is
 * taken from the page that went to the one that came.
 */
export function useNavigationFocus() {
  const { pathname } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const loaded = useRef(pathname);
  useLayoutEffect(() => {
    if (isPush) {
      if (!consumeScrolledAhead(pathname)) scrollToTop();
    } else if (pathname !== loaded.current && document.activeElement === document.body) focusMain();
    loaded.current = '';
  }, [pathname, isPush]);
}
