import { useEffect } from 'react';

/** Calls back when Back restores this page from the back/forward cache: requests that were in flight are over. */
export function usePageRestored(restored: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [restored]);
}
