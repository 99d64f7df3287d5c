import { type RefObject, useLayoutEffect, useRef } from 'react';

type FocusTarget = (place: HTMLElement) => HTMLElement | null | undefined;

const main: FocusTarget = () => document.querySelector('main');

/** When the focused element unmounts, moves focus to `fallback()`, else to `<main>`. */
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
