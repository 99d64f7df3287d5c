import { useEffect } from 'react';

/**
 * Calls back when the browser restores this page from the back/forward cache: requests that were running then have been
 * aborted.
 */
export function usePageRestored(restored: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [restored]);
}
