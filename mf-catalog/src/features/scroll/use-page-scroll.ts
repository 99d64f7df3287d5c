import { useLocation } from '@pinpu/shared/router';
import { holdScroll } from '@pinpu/shared/ui';
import { useLayoutEffect } from 'react';
import { entryName, namedEntry } from './history-entry.ts';
import { storedPosition } from './scroll-positions.ts';
import { trackScroll } from './track-scroll.ts';

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * After Back, Forward or a reload, restores the scroll position at which this page was left. The browser's
 * own restoration is off for this entry: it runs when the page has loaded, whose content may then not be complete.
 */
export function usePageScroll() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const { y = 0 } = storedPosition(entryName(key)) ?? {};
    const release = y > 0 ? holdScroll(() => scrollTo(y)) : undefined;
    const stopTracking = trackScroll(namedEntry(key));
    window.history.scrollRestoration = 'manual';
    return () => {
      // Applies to the entry that the browser is at by now.
      window.history.scrollRestoration = 'auto';
      release?.();
      stopTracking();
    };
  }, [key]);
}
