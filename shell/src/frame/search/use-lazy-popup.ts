import { type ComponentType, useState } from 'react';
import type { SearchPopupProps } from './SearchPopup.tsx';

let known: ComponentType<SearchPopupProps> | undefined;

/** The popup of the search box, loaded once somebody is about to search; without it the box goes on alone. */
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
