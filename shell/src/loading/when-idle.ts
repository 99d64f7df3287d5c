/** Delay for Safari, which has no `requestIdleCallback`; in ms. */
const PAUSE_MS = 2000;

function idle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Runs `work` when the page has loaded and the browser is idle; returns a function that cancels it. */
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
