import { useLocation } from '@pinpu/shared/router';
import { holdScroll } from '@pinpu/shared/ui';
import { useEffect } from 'react';
import { ABOUT_ID } from './navigation.ts';

const HASH = `#${ABOUT_ID}`;

/** Scrolls to the footer again: the browser stops where the footer was when the page was shorter. */
const scrollToAbout = () =>
  document.getElementById(ABOUT_ID)?.scrollIntoView({ behavior: 'instant' });

/**
 * Makes links to the footer work on a page opened by its address, which the browser scrolls before it is rendered, and
 * on a list, which grows when its end comes into view.
 */
export function useAboutArrival() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes where a link leads to the same hash again.
  useEffect(() => {
    if (hash === HASH) return holdScroll(scrollToAbout);
  }, [hash, key]);
}
