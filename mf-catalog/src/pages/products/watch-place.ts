import { keepPlace, type Place } from './list-places.ts';

type Seen = Omit<Place, 'shown'>;

/** Where the window stands: by its height, and by the product at its upper edge, below what stays in place there. */
function placeIn(grid: HTMLElement): Seen {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const tiles = grid.querySelectorAll<HTMLElement>('[data-prd]');
  const tile = [...tiles].find((one) => one.getBoundingClientRect().bottom > edge);
  const { top = 0 } = tile?.getBoundingClientRect() ?? {};
  return { y: window.scrollY, prd_id: tile?.dataset.prd, top };
}

const hear = (target: EventTarget, event: string, work: () => void, options = {}) => {
  target.addEventListener(event, work, options);
  return () => target.removeEventListener(event, work, options);
};

/**
 * Keeps where somebody was in the list, under the name of its entry in the history: when the page is hidden, and when
 * the answer is called, as the list goes.
 */
export function watchPlace(entry: string, grid: HTMLElement, shown: () => number): () => void {
  // Looked at by the press that leads away: as the list goes, the browser would have to lay it out once more.
  let seen: Seen | undefined;
  let left = false;
  const keep = () => {
    if (!left) keepPlace(entry, { shown: shown(), ...(seen ?? placeIn(grid)) });
  };
  const look = () => {
    seen = placeIn(grid);
  };
  const forget = () => {
    seen = undefined;
  };
  // Once the browser has gone to another entry it scrolls for that one.
  const leave = () => {
    keep();
    left = true;
  };
  const deaf = [
    hear(window, 'click', look, { capture: true }),
    hear(window, 'keydown', look, { capture: true }),
    hear(window, 'scroll', forget, { passive: true }),
    hear(window, 'popstate', leave),
    hear(window, 'pagehide', keep),
    hear(document, 'visibilitychange', keep),
  ];
  return () => {
    keep();
    for (const stop of deaf) stop();
  };
}
