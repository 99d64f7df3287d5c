import { useLocation } from '@pinpu/shared/router';
import { renderTimeAtom, useStore } from '@pinpu/shared/state';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LIST_PAGE_SIZE } from '../limits.ts';
import { entryName, namedEntry } from '../scroll/history-entry.ts';
import { storedPosition } from '../scroll/scroll-positions.ts';
import { trackScroll } from '../scroll/track-scroll.ts';
import { useInitialScroll } from './use-initial-scroll.ts';

/** The number of shown products, which Back, Forward and a reload restore together with the scroll position. */
export function useScrollRestoration(grid: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const { get } = useStore();
  // A page rendered by the server starts as it was rendered; the shell never uses one that has to scroll
  // (shell/src/start).
  const [stored] = useState(() =>
    get(renderTimeAtom) === undefined ? storedPosition(entryName(key)) : undefined,
  );
  const [shown, setShown] = useState(stored?.shown ?? LIST_PAGE_SIZE);
  const latest = useRef(shown);
  useInitialScroll(grid, stored);
  useLayoutEffect(() => {
    latest.current = shown;
  });

  useLayoutEffect(() => {
    if (grid.current)
      return trackScroll(namedEntry(key), { grid: grid.current, shown: () => latest.current });
  }, [grid, key]);

  return { shown, setShown, found: stored !== undefined };
}
