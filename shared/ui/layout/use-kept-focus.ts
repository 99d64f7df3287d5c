import { type RefObject, useLayoutEffect, useRef } from 'react';

type Heir = (place: HTMLElement) => HTMLElement | null | undefined;

const main: Heir = () => document.querySelector('main');

/** When a part that has the focus goes, `heir` takes it, or the page's main where that gives nobody: never nothing. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, heir: Heir = main) {
  const latest = useRef(heir);
  useLayoutEffect(() => {
    latest.current = heir;
  });
  useLayoutEffect(() => {
    const place = ref.current;
    return () => {
      if (!place?.contains(document.activeElement)) return;
      (latest.current(place) ?? main(place))?.focus({ preventScroll: true });
    };
  }, [ref]);
}
