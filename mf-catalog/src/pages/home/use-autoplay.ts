import { useMediaQuery } from '@pinpu/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CAROUSEL_INTERVAL_MS } from '../../features/limits.ts';

function onVisibility(listen: () => void) {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

const useVisiblePage = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

/**
 * Calls `next` every five seconds; each new `slide` restarts the time. Pauses while the carousel is hovered or focused
 * and while the page is hidden; never starts with prefers-reduced-motion.
 */
export function useAutoplay(slide: number, next: () => void) {
  const isStill = useMediaQuery('(prefers-reduced-motion:reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const enabled = chosen ?? !isStill;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useVisiblePage();
  const running = enabled && visible && !hovered && !focused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of slide restarts the five seconds.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(next, CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, slide, next]);

  return {
    enabled,
    toggle: () => setChosen(!enabled),
    pauses: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
