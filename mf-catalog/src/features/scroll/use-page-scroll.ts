import { useLocation } from '@pinpu/shared/router';
import { holdScroll } from '@pinpu/shared/ui';
import { useLayoutEffect } from 'react';
import { entryName, namedEntry } from './history-entry.ts';
import { storedPosition } from './scroll-positions.ts';
import { trackScroll } from './track-scroll.ts';

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Back, Forward and a reload find the place where this page was left (ADR 0016). The browser does not look for it at this
 * entry: it would do so by what is on the screen once the page has loaded, which need not be complete then.
 */
export function usePageScroll() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const { y = 0 } = storedPosition(entryName(key)) ?? {};
    const release = y > 0 ? holdScroll(() => scrollTo(y)) : undefined;
    const stopTracking = trackScroll(namedEntry(key));
    window.history.scrollRestoration = 'manual';
    return () => {
      // Of the entry that the browser is at by now.
      window.history.scrollRestoration = 'auto';
      release?.();
      stopTracking();
    };
  }, [key]);
}
