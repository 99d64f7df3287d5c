import { currentEntry } from './history-entry.ts';
import { type ScrollPosition, storePosition } from './scroll-positions.ts';

type Seen = Omit<ScrollPosition, 'shown'>;

/** The list of a page: its grid, and the number of products it shows. */
interface ShownList {
  grid: HTMLElement;
  shown: () => number;
}

/** The scroll position: in pixels, and for a list the product at the top, below the sticky bars. */
function positionIn(grid: HTMLElement | undefined): Seen {
  if (grid === undefined) return { y: window.scrollY, top: 0 };
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
 * Stores the scroll position, of the page or within its list, under its history entry: when the page is hidden, and
 * when the returned function is called on unmount.
 */
export function trackScroll(entry: string, list?: ShownList): () => void {
  // Measured when a press starts the navigation: on unmount, the browser would have to lay out the list again.
  let seen: Seen | undefined;
  let left = false;
  const store = () => {
    if (!left)
      storePosition(entry, { shown: list?.shown() ?? 0, ...(seen ?? positionIn(list?.grid)) });
  };
  const look = () => {
    seen = positionIn(list?.grid);
  };
  const forget = () => {
    seen = undefined;
  };
  // Not measured once the browser is at another entry, to which the position then belongs. Back from a dialog stays at
  // this one.
  const leave = () => {
    if (currentEntry() === entry) return;
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
