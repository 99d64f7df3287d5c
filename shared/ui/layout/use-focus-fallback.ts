import { type RefObject, useLayoutEffect, useRef } from 'react';

type FocusTarget = (place: HTMLElement) => HTMLElement | null | undefined;

const main: FocusTarget = () => document.querySelector('main');

/** When a part that has the focus goes, `heir` takes it, or the page's main where that gives nobody: never nothing. */
export function useFocusFallback(ref: RefObject<HTMLElement | null>, fallback: FocusTarget = main) {
  const latest = useRef(fallback);
  useLayoutEffect(() => {
    latest.current = fallback;
  });
  useLayoutEffect(() => {
    const place = ref.current;
    return () => {
      if (!place?.contains(document.activeElement)) return;
      (latest.current(place) ?? main(place))?.focus({ preventScroll: true });
    };
  }, [ref]);
}
