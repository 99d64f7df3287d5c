/** Safari has no idle callback: there a pause must do. */
const PAUSE_MS = 2000;

function idle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Does `work` when the page has loaded and the browser has nothing better to do; the answer calls it off. */
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
