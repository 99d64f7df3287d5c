import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling after which the shown picture counts, since Safari has no scrollend event. */
const STILL_MS = 80;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Which picture of a horizontally scrolled gallery is shown; changed by swipe, thumbnail, arrow key, or where another one
 * is `chosen`.
 */
export function useSwipedPictures(count: number, chosen: number) {
  const [shown, setShown] = useState(0);
  const frame = useRef<HTMLUListElement>(null);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(still.current), []);

  const show = (at: number) => {
    setShown(at);
    frame.current?.scrollTo?.({ left: at * frame.current.clientWidth, behavior: 'smooth' });
  };
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current !== chosen) show(chosen);
    before.current = chosen;
  });
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = frame.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const onScroll = () => {
    clearTimeout(still.current);
    still.current = setTimeout(follow, STILL_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = shown + (STEPS[event.key] ?? 0);
    if (to === shown) return;
    event.preventDefault();
    if (to < 0 || to >= count) return;
    show(to);
    frame.current?.querySelectorAll('button')[to]?.focus({ preventScroll: true });
  };
  return { frame, shown, show, onScroll, onKeyDown };
}
