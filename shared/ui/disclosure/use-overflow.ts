import { type RefObject, useEffect, useState } from 'react';

/** The sides on which a row has more than it shows. */
export type Overflow = 'none' | 'start' | 'end' | 'both';

const SIDES: readonly [Overflow, Overflow, Overflow, Overflow] = ['none', 'start', 'end', 'both'];

function overflowOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Overflow {
  const before = scrollLeft > 1 ? 1 : 0;
  const after = scrollLeft + clientWidth < scrollWidth - 1 ? 2 : 0;
  return SIDES[before + after] ?? 'none';
}

/** Follows a row's overflow as it scrolls and changes its width. */
export function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => setOverflow(overflowOf(element));
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) watch?.observe(observed);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch?.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return overflow;
}

/** The scroll position at which a child is fully visible, with a part of its neighbour. */
export function scrollToShow(row: HTMLElement, child: HTMLElement): number {
  const start = child.offsetLeft - row.offsetLeft - PEEK;
  const end = start + child.offsetWidth + 2 * PEEK - row.clientWidth;
  return Math.min(Math.max(row.scrollLeft, end), Math.max(start, 0));
}

const PEEK = 40;
