import type { LateTag } from './page-values.ts';

/** Longest wait for a paint, in ms: a browser need not paint. */
const LIMIT_MS = 1000;

function request([name, attributes]: LateTag) {
  const element = document.createElement(name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] ?? '');
  // Inserted scripts run in any order otherwise.
  if (element instanceof HTMLScriptElement) element.async = false;
  document.head.append(element);
}

/** Whether the browser paints the HTML, and says when. */
const isPainted = () =>
  'PerformanceObserver' in window &&
  !document.hidden &&
  document.documentElement.dataset.returning === undefined;

/**
 * Requests the scripts of a repeat visit after the first paint and the end of the HTML: from the browser's cache they
 * arrive while the page is parsed, and would delay the paint (ADR 0121).
 */
export function requestLate(late: readonly LateTag[]) {
  const waiting = late.slice();
  function load() {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else waiting.splice(0).forEach(request);
  }
  if (waiting.length === 0) return;
  if (!isPainted()) return load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, LIMIT_MS);
}
