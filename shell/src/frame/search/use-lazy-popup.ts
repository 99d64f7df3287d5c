import { type ComponentType, useEffect, useState } from 'react';
import type { SearchPopupProps } from './SearchPopup.tsx';

let known: ComponentType<SearchPopupProps> | undefined;

/** The popup of the search box, loaded when it first opens; the box works without it. */
export function useLazyPopup(open: boolean) {
  const [Popup, setPopup] = useState(() => known);
  useEffect(() => {
    if (!open || Popup !== undefined) return;
    import(/* webpackChunkName: "search" */ './SearchPopup.tsx').then(
      ({ SearchPopup }) => {
        known = SearchPopup;
        setPopup(() => SearchPopup);
      },
      () => undefined,
    );
  }, [open, Popup]);
  return Popup;
}
