import { flushSync } from 'react-dom';

/**
 * The longest render time with which pages fade, in ms, since a fade adds two frames before the new page is visible.
 */
const ROOM_MS = 70;

let lastTook = Number.POSITIVE_INFINITY;

/** Measures the time until the next page's first frame. */
export function measureRender() {
  const from = performance.now();
  requestAnimationFrame(() => {
    lastTook = performance.now() - from;
  });
}

/** Whether the browser supports view transitions, renders fast enough, and does not prefer reduced motion. */
export const canCrossFade = () =>
  lastTook <= ROOM_MS &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion:reduce)').matches;

/** Runs `change`, which renders another page, inside a view transition. */
export function crossFade(change: () => void) {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Rejects where another transition or a hidden tab aborts this one; the change is applied anyway.
  ready.catch(() => undefined);
}
