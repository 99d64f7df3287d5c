import { type RefObject, useEffect } from 'react';

/** Makes a scroll container focusable while it overflows, which not every browser does. */
export function useScrollStop(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = ref.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
    });
    watch.observe(place);
    for (const child of place.children) watch.observe(child);
    return () => watch.disconnect();
  }, [ref]);
}
