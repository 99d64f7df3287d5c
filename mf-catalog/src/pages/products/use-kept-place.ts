import { LIST_PAGE_SIZE } from '@pinpu/shared/domain';
import { useLocation } from '@pinpu/shared/router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { entryName, namedEntry } from './history-entry.ts';
import { keepPlace, type Place, placeAt } from './list-places.ts';
import { useFoundPlace } from './use-found-place.ts';

/** The product at the window's upper edge, below what stays in place there. */
function topmost(grid: HTMLElement): Pick<Place, 'prd_id' | 'top'> {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const tiles = grid.querySelectorAll<HTMLElement>('[data-prd]');
  const tile = [...tiles].find((one) => one.getBoundingClientRect().bottom > edge);
  return { prd_id: tile?.dataset.prd, top: tile?.getBoundingClientRect().top ?? 0 };
}

/** How many products are shown. Back, Forward and a reload find as many as were left, and the place among them. */
export function useKeptPlace(grid: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [kept] = useState(() => placeAt(entryName(key)));
  const [shown, setShown] = useState(kept?.shown ?? LIST_PAGE_SIZE);
  const latest = useRef(shown);
  useFoundPlace(grid, kept);
  useLayoutEffect(() => {
    latest.current = shown;
  });

  useLayoutEffect(() => {
    const entry = namedEntry(key);
    const element = grid.current;
    let left = false;
    const keep = () => {
      if (!left && element)
        keepPlace(entry, { shown: latest.current, y: window.scrollY, ...topmost(element) });
    };
    // Once the browser has gone to another entry it scrolls for that one.
    const leave = () => {
      keep();
      left = true;
    };
    window.addEventListener('popstate', leave);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      window.removeEventListener('popstate', leave);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [grid, key]);

  return { shown, setShown, found: kept !== undefined };
}
