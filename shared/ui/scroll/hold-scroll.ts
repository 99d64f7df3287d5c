import { onScrollByHand } from './scroll-by-hand.ts';

/** A page that has not arrived by then is not what was left. */
const LONGEST_MS = 10_000;

/**
 * Calls `scroll`, again whenever the page's height changes, since what it shows arrives piece by piece; until the shopper
 * scrolls, or the returned function is called.
 */
export function holdScroll(scroll: () => void): () => void {
  const observer = new ResizeObserver(scroll);
  const release = () => {
    observer.disconnect();
    clearTimeout(timer);
    unsubscribe();
  };
  const timer = setTimeout(release, LONGEST_MS);
  const unsubscribe = onScrollByHand(release);
  scroll();
  observer.observe(document.body);
  return release;
}
