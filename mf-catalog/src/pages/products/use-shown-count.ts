import { useLocation } from '@pinpu/shared/router';
import { useState } from 'react';

/** Products that appear at once (spec §9). */
export const PAGE_SIZE = 21;

const shownAt = new Map<string, number>();

/** How many products of a list are shown; Back finds as many as were left, and so its place. */
export function useShownCount() {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => shownAt.get(key) ?? PAGE_SIZE);
  const showMore = () => {
    shownAt.set(key, shown + PAGE_SIZE);
    setShown(shown + PAGE_SIZE);
  };
  return { shown, showMore };
}
