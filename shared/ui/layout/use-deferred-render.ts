import { startTransition, useEffect, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/** Runs `work` after the next paint; returns a function that cancels it. */
function onceShown(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

const isInteractive = () => document.documentElement.dataset.interactive !== undefined;

/** Runs `work` once the shell has made the page interactive; returns a function that cancels it. */
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
 * False until the first paint after `begun`, or true where `atOnce`. Defers content below the fold, so that the first
 * screen appears sooner; on a page rendered by the server, until it is interactive. Afterwards the content renders in a
 * transition, which keeps the page responsive.
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
