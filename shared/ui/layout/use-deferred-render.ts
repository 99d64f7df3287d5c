import { startTransition, useEffect, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/** What waits to be rendered, in order; the first is scheduled or being rendered. */
const turns: (() => void)[] = [];

/** Runs the first after the next paint, if it has not left by then. */
function startFirst() {
  const [first] = turns;
  const start = () => turns[0] === first && first?.();
  requestAnimationFrame(() => requestAnimationFrame(start));
}

/**
 * Runs `work` after a paint, and nothing else that waits here until the function it returns is called: when `work` has
 * been rendered, or is not needed any more. Rendered together, all of them would block a slow phone.
 */
function takeTurn(work: () => void): () => void {
  turns.push(work);
  if (turns.length === 1) startFirst();
  return () => {
    const at = turns.indexOf(work);
    turns.splice(at, 1);
    if (at === 0) startFirst();
  };
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
 * which keeps the page responsive, and one such content after the other.
 */
export function useDeferredRender(atOnce: boolean, begun = true): boolean {
  const [later, setLater] = useState(atOnce);
  const isHydrating = useHydrating();
  const [isServed] = useState(isHydrating);
  useEffect(() => {
    if (!begun || later) return;
    const begin = () => takeTurn(() => startTransition(() => setLater(true)));
    if (!isServed || isInteractive()) return begin();
    let cancel = onceInteractive(() => {
      cancel = begin();
    });
    return () => cancel();
  }, [begun, later, isServed]);
  return later;
}
