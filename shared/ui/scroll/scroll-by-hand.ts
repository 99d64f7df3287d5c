const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `stop` when the shopper may be about to scroll; the returned function stops listening. */
export function onScrollByHand(stop: () => void): () => void {
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true });
  return () => {
    for (const event of BY_HAND) window.removeEventListener(event, stop);
  };
}
