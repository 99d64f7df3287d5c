import { type ScrollPosition, storePosition } from './scroll-positions.ts';

type Seen = Omit<ScrollPosition, 'shown'>;

/** Where the window stands: by its height, and by the product at its upper edge, below what stays in place there. */
function positionIn(grid: HTMLElement): Seen {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const tiles = grid.querySelectorAll<HTMLElement>('[data-prd]');
  const tile = [...tiles].find((one) => one.getBoundingClientRect().bottom > edge);
  const { top = 0 } = tile?.getBoundingClientRect() ?? {};
  return { y: window.scrollY, prd_id: tile?.dataset.prd, top };
}

const listen = (target: EventTarget, event: string, listener: () => void, options = {}) => {
  target.addEventListener(event, listener, options);
  return () => target.removeEventListener(event, listener, options);
};

/**
 * Keeps where somebody was in the list, under the name of its entry in the history: when the page is hidden, and when
 * the answer is called, as the list goes.
 */
export function trackScroll(entry: string, grid: HTMLElement, shown: () => number): () => void {
  // Looked at by the press that leads away: as the list goes, the browser would have to lay it out once more.
  let seen: Seen | undefined;
  let left = false;
  const store = () => {
    if (!left) storePosition(entry, { shown: shown(), ...(seen ?? positionIn(grid)) });
  };
  const look = () => {
    seen = positionIn(grid);
  };
  const forget = () => {
    seen = undefined;
  };
  // Once the browser has gone to another entry it scrolls for that one.
  const leave = () => {
    store();
    left = true;
  };
  const unsubscribers = [
    listen(window, 'click', look, { capture: true }),
    listen(window, 'keydown', look, { capture: true }),
    listen(window, 'scroll', forget, { passive: true }),
    listen(window, 'popstate', leave),
    listen(window, 'pagehide', store),
    listen(document, 'visibilitychange', store),
  ];
  return () => {
    store();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
