import { startTransition, useEffect, useState } from 'react';

/** Runs `work` after the next paint; returns a canceller. */
function onceShown(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * False until the first paint after `begun`, or true `atOnce`: defers content below the fold, so that the first screen
 * appears sooner. Afterwards it renders in a transition, which keeps the page responsive.
 */
export function useDeferredRender(atOnce: boolean, begun = true): boolean {
  const [later, setLater] = useState(atOnce);
  useEffect(() => {
    if (begun && !later) return onceShown(() => startTransition(() => setLater(true)));
  }, [begun, later]);
  return later;
}
