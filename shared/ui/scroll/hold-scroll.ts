import { onScrollByHand } from './scroll-by-hand.ts';

/** After this many ms, the page is no longer expected to become what it was. */
const LONGEST_MS = 10_000;

/**
 * Calls `scroll` now and whenever the page's height changes, as its content arrives; until the shopper scrolls, or the
 * returned function is called.
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
