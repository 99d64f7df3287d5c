/** A layout shift, or a task of more than 50 ms: its time, and its size or duration. */
export interface Timed {
  at: number;
  value: number;
}

/** Timings of a page, in milliseconds since the navigation began; 0 for what has not happened. */
export interface PageRecord {
  fcp: number;
  /** The first paint in `#root` other than the loading image. */
  content: number;
  lcp: number;
  /** When the page said that it was interactive (`data-interactive` on its root element). */
  marked: number;
  /** When the browser had built what the selector `rendered` finds; 0 if the server has rendered the page. */
  rendered: number;
  isRendered: boolean;
  tasks: Timed[];
  shifts: Timed[];
}

interface LargestPaint extends PerformanceEntry {
  element: Element | null;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    pageRecord: PageRecord;
  }
}

/** Runs in the page before anything else. It observes without polling, which would take time from the page. */
export function observePage(rendered: string) {
  const seen = { fcp: 0, content: 0, lcp: 0, marked: 0, rendered: 0, isRendered: false };
  const record: PageRecord = { ...seen, tasks: [], shifts: [] };
  window.pageRecord = record;

  const each = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime;
  });
  each('largest-contentful-paint', (entry) => {
    record.lcp = entry.startTime;
    // The first entry is the first text or picture; drawings in the HTML don't count. `element` is null if it has been
    // removed.
    const { element } = entry as LargestPaint;
    const isContent = !element || element.closest('#root')?.contains(element);
    if (record.content === 0 && isContent && !element?.closest('.pinpu-boot'))
      record.content = entry.startTime;
  });
  each('longtask', ({ startTime, duration }) => {
    record.tasks.push({ at: startTime, value: duration });
  });
  each('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) record.shifts.push({ at: startTime, value });
  });

  const observer = new MutationObserver(() => {
    const now = performance.now();
    record.isRendered ||= document.getElementById('pinpu-rendered') !== null;
    // In a rendered page it can be painted before the end of the HTML is parsed.
    if (record.isRendered) record.rendered = 0;
    if (document.documentElement?.dataset.interactive !== undefined) record.marked ||= now;
    if (!record.isRendered && record.rendered === 0 && document.querySelector(`#root ${rendered}`))
      record.rendered = now;
    if (record.marked > 0) observer.disconnect();
  });
  const attributes = { attributes: true, attributeFilter: ['data-interactive'] };
  observer.observe(document, { childList: true, subtree: true, ...attributes });
}
