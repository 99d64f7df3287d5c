import { useEffect } from 'react';

/** Calls back when Back brings this very page out of the browser's memory: what was under way there is over. */
export function usePageRestored(restored: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [restored]);
}
