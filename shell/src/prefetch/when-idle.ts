/** Fallback delay for Safari, which has no `requestIdleCallback`. */
const PAUSE_MS = 2000;

function idle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  let cancel: () => void;
  // Between two steps of drawing the browser is idle, too: not before what has been drawn is painted.
  const handle = requestIdleCallback(() => {
    const frame = requestAnimationFrame(() => {
      const later = requestIdleCallback(work);
      cancel = () => cancelIdleCallback(later);
    });
    cancel = () => cancelAnimationFrame(frame);
  });
  cancel = () => cancelIdleCallback(handle);
  return () => cancel();
}

/** Runs `work` when the page has loaded, what is drawn is painted, and the browser is idle; returns a canceller. */
export function whenIdle(work: () => void): () => void {
  if (document.readyState === 'complete') return idle(work);
  let cancel: (() => void) | undefined;
  const loaded = () => {
    cancel = idle(work);
  };
  window.addEventListener('load', loaded, { once: true });
  return () => {
    window.removeEventListener('load', loaded);
    cancel?.();
  };
}
