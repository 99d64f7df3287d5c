import { type ComponentType, useState } from 'react';
import type { SearchPopupProps } from './SearchPopup.tsx';

let known: ComponentType<SearchPopupProps> | undefined;

/** The popup of the search box, loaded when the shopper is about to search; the box works without it. */
export function useLazyPopup() {
  const [Popup, setPopup] = useState(() => known);
  const load = () => {
    if (Popup !== undefined) return;
    import(/* webpackChunkName: "search" */ './SearchPopup.tsx').then(
      ({ SearchPopup }) => {
        known = SearchPopup;
        setPopup(() => SearchPopup);
      },
      () => undefined,
    );
  };
  return [Popup, load] as const;
}
