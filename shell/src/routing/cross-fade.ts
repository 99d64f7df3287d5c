import { flushSync } from 'react-dom';

/** A fade costs two extra frames before the new page is visible; it is used only if rendering takes no longer than this. */
const ROOM_MS = 70;

let lastTook = Number.POSITIVE_INFINITY;

/** Measures the time until the next page's first frame. */
export function measureRender() {
  const from = performance.now();
  requestAnimationFrame(() => {
    lastTook = performance.now() - from;
  });
}

/** True if the browser supports view transitions, renders fast enough, and reduced motion is not preferred. */
export const canCrossFade = () =>
  lastTook <= ROOM_MS &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion:reduce)').matches;

/** Runs `change`, which renders another page, inside a view transition. */
export function crossFade(change: () => void) {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Another transition or a hidden tab aborts this one; the change is applied nevertheless.
  ready.catch(() => undefined);
}
