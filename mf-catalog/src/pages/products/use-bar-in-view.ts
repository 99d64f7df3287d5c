import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Another order or filter is another list: scrolls to its top, where the bar above it is out of view. */
export function useBarInView(bar: RefObject<HTMLElement | null>) {
  const { search } = useLocation();
  const onwards = useNavigationType() === 'PUSH';
  const before = useRef(search);
  useLayoutEffect(() => {
    const same = before.current === search;
    before.current = search;
    if (same || !onwards) return;
    const element = bar.current;
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start' });
  }, [bar, search, onwards]);
}
