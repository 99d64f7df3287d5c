import { useLocation } from '@pinpu/shared/router';
import { renderTimeAtom, useStore } from '@pinpu/shared/state';
import { onScrollByHand } from '@pinpu/shared/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LIST_PAGE_SIZE } from '../limits.ts';
import { entryName, namedEntry } from '../scroll/history-entry.ts';
import { type ScrollPosition, storedPosition } from '../scroll/scroll-positions.ts';
import { trackScroll } from '../scroll/track-scroll.ts';

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

/**
 * Restores a scroll position: first in pixels, since skeletons are as high as tiles; then by the product that was at
 * the top, once it has loaded. Scrolling cancels it.
 */
function useInitialScroll(
  grid: RefObject<HTMLElement | null>,
  position: ScrollPosition | undefined,
) {
  const sought = useRef(position && position.y > 0 ? position : undefined);
  useLayoutEffect(() => {
    if (sought.current === undefined) return;
    window.scrollTo({ top: sought.current.y, behavior: 'instant' });
    return onScrollByHand(() => {
      sought.current = undefined;
    });
  }, []);

  useLayoutEffect(() => {
    const { prd_id, top } = sought.current ?? {};
    if (prd_id === undefined || top === undefined) return;
    const tile = grid.current?.querySelector(`[data-prd="${CSS.escape(prd_id)}"]`);
    if (!tile) return;
    sought.current = undefined;
    window.scrollBy({ top: tile.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
