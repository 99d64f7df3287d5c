import { LIST_PAGE_SIZE } from '@pinpu/shared/domain';
import { useLocation } from '@pinpu/shared/router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { entryName, namedEntry } from './history-entry.ts';
import { placeAt } from './list-places.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';
import { watchPlace } from './watch-place.ts';

/** How many products are shown. Back, Forward and a reload find as many as were left, and the place among them. */
export function useScrollRestoration(grid: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [stored] = useState(() => placeAt(entryName(key)));
  const [shown, setShown] = useState(stored?.shown ?? LIST_PAGE_SIZE);
  const latest = useRef(shown);
  useRestoredScroll(grid, stored);
  useLayoutEffect(() => {
    latest.current = shown;
  });

  useLayoutEffect(() => {
    if (grid.current) return watchPlace(namedEntry(key), grid.current, () => latest.current);
  }, [grid, key]);

  return { shown, setShown, found: stored !== undefined };
}
