import { useAtom, visitAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';

/** Counts a return to a page that stayed open as a visit. */
export function useVisits() {
  // Subscribed here, so that it follows other tabs.
  const [, visit] = useAtom(visitAtom);
  useEffect(() => {
    const onReturn = () => document.hidden || visit(Date.now());
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [visit]);
}
