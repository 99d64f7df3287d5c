import { useEffect, useEffectEvent, useRef } from 'react';

const isOnGuard = (): boolean => window.history.state?.guard === true;

/** Adds a history entry with the same address. It keeps the router's own state, as full-screen dialogs do. */
const addGuard = () => window.history.pushState({ ...window.history.state, guard: true }, '');

/**
 * While `active`, Back does not leave the page: `onBack` is called with a function that does leave it. Once inactive,
 * Back skips the entry that this hook has added.
 */
export function useBackGuard(active: boolean, onBack: (leave: () => void) => void): void {
  const wasOnGuard = useRef(isOnGuard());
  useEffect(() => {
    if (active && !isOnGuard()) addGuard();
    wasOnGuard.current = isOnGuard();
  }, [active]);
  const onLeave = useEffectEvent((pathname: string) => {
    const hasLeft = wasOnGuard.current && !isOnGuard() && window.location.pathname === pathname;
    wasOnGuard.current = isOnGuard();
    if (!hasLeft) return;
    if (!active) return window.history.back();
    addGuard();
    wasOnGuard.current = true;
    onBack(() => {
      wasOnGuard.current = false;
      window.history.go(-2);
    });
  });
  useEffect(() => {
    const { pathname } = window.location;
    const onPopState = () => onLeave(pathname);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
