import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; at: number; recentInput: boolean; what: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records every layout shift on the page and on those it navigates to. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName} ${element?.textContent?.slice(0, 20)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        window.shifts.push({
          value: entry.value,
          at: entry.startTime,
          recentInput: entry.hadRecentInput,
          what: nameOf(entry.sources[0]?.node),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Unexpected shifts as CLS defines them: shifts within half a second after an input are expected. None is expected
 * after `since`, when the page is complete. Shifts of `<main>` itself are left out, since on a slow device they come
 * later than half a second after the input.
 */
export const layoutShiftsSince = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      window.shifts.filter(
        ({ at, recentInput, what }) => !recentInput || at > from || what.startsWith('MAIN '),
      ),
    since,
  );
