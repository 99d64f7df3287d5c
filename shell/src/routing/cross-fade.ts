import { flushSync } from 'react-dom';

/** True where the browser can fade one page into the next and nobody asked for stillness. */
export const canCrossFade = () =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion:reduce)').matches;

/** Does `change`, which draws another page, between the browser's picture of before and the one of after. */
export function crossFade(change: () => void) {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // A next fade, or a hidden tab, cuts this one short; the change is done all the same.
  ready.catch(() => undefined);
}
