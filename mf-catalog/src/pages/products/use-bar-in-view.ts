import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * After a change of order or filter, scrolls to the bar at the top of the list if it is above the screen: it is another
 * list.
 */
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
