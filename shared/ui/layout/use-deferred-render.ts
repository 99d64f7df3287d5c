import { startTransition, useEffect, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/** Runs `work` after the next paint; returns a canceller. */
function onceShown(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

const isInteractive = () => document.documentElement.dataset.interactive !== undefined;

/** Runs `work` when the shell has made the page interactive; returns a canceller. */
function onceInteractive(work: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isInteractive()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-interactive'] });
  return () => observer.disconnect();
}

/**
 * False until the first paint after `begun`, or true `atOnce`: defers content below the fold, so that the first screen
 * appears sooner; of one that the server has rendered, until it is interactive. Afterwards it renders in a transition,
 * which keeps the page responsive.
 */
export function useDeferredRender(atOnce: boolean, begun = true): boolean {
  const [later, setLater] = useState(atOnce);
  const isHydrating = useHydrating();
  const [isServed] = useState(isHydrating);
  useEffect(() => {
    if (!begun || later) return;
    const begin = () => onceShown(() => startTransition(() => setLater(true)));
    if (!isServed || isInteractive()) return begin();
    let cancel = onceInteractive(() => {
      cancel = begin();
    });
    return () => cancel();
  }, [begun, later, isServed]);
  return later;
}
