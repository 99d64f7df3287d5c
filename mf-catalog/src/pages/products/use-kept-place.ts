import { LIST_PAGE_SIZE } from '@pinpu/shared/domain';
import { useLocation } from '@pinpu/shared/router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { entryName, namedEntry } from './history-entry.ts';
import { placeAt } from './list-places.ts';
import { useFoundPlace } from './use-found-place.ts';
import { watchPlace } from './watch-place.ts';

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
    if (grid.current) return watchPlace(namedEntry(key), grid.current, () => latest.current);
  }, [grid, key]);

  return { shown, setShown, found: kept !== undefined };
}
