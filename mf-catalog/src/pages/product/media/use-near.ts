import { useEffect, useRef, useState } from 'react';

/** How far below the screen, so that it has loaded when it is reached. */
const MARGIN = '400px';

/** Whether an element has come near the screen. */
export function useNear<E extends Element>() {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, isNear };
}
