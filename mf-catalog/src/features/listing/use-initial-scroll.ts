import { onScrollByHand } from '@pinpu/shared/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ScrollPosition } from '../scroll/scroll-positions.ts';

/**
 * Restores a scroll position: first in pixels, since skeletons are as high as tiles; then by the product that was at
 * the top, once it has loaded. Scrolling cancels it.
 */
export function useInitialScroll(
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
