import { LIST_PAGE_SIZE } from '@pinpu/shared/domain';
import { useLocation } from '@pinpu/shared/router';
import { useState } from 'react';

const shownAt = new Map<string, number>();

/** How many products of a list are shown; Back finds as many as were left, and so its place. */
export function useShownCount() {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => shownAt.get(key) ?? LIST_PAGE_SIZE);
  const showMore = () => {
    shownAt.set(key, shown + LIST_PAGE_SIZE);
    setShown(shown + LIST_PAGE_SIZE);
  };
  return { shown, showMore };
}
