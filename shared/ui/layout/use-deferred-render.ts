import { startTransition, useEffect, useState } from 'react';

/** Does `work` once the browser has shown what is drawn now; the answer calls it off. */
function onceShown(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * False until what is drawn once `begun` can be seen, or true `atOnce`: for what lies below the first screen, so that
 * this one stands sooner. It is then drawn in small steps, between which the browser can answer.
 */
export function useDeferredRender(atOnce: boolean, begun = true): boolean {
  const [later, setLater] = useState(atOnce);
  useEffect(() => {
    if (begun && !later) return onceShown(() => startTransition(() => setLater(true)));
  }, [begun, later]);
  return later;
}
