import { flushSync } from 'react-dom';

/** A fade takes two frames of its own before the new page is seen: there is room for them where drawing a page takes no longer than this. */
const ROOM_MS = 70;

let lastTook = Number.POSITIVE_INFINITY;

/** Notes how long the page that is drawn next takes until its frame. */
export function measureRender() {
  const from = performance.now();
  requestAnimationFrame(() => {
    lastTook = performance.now() - from;
  });
}

/** True where the browser can fade one page into the next, has shown itself quick enough, and nobody asked for stillness. */
export const canCrossFade = () =>
  lastTook <= ROOM_MS &&
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion:reduce)').matches;

/** Does `change`, which draws another page, between the browser's picture of before and the one of after. */
export function crossFade(change: () => void) {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // A next fade, or a hidden tab, cuts this one short; the change is done all the same.
  ready.catch(() => undefined);
}
