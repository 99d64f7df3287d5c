import { useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { askForNewerComposition, checkedAtAtom } from './newer-composition.ts';

const EVERY_MS = 5 * 60_000;
const AFTER_RETURN_MS = 60_000;

/** Asks for a newer composition every few minutes while the page is visible, and when the shopper returns to it. */
export function useCompositionCheck(own: string) {
  const setCheckedAt = useSetAtom(checkedAtAtom);
  useEffect(() => {
    setCheckedAt(Date.now());
    const ask = (pause: number) => {
      if (!document.hidden) void askForNewerComposition(own, pause);
    };
    const onReturn = () => ask(AFTER_RETURN_MS);
    const timer = setInterval(() => ask(EVERY_MS), EVERY_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [own, setCheckedAt]);
}
