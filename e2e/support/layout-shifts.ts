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
 * Unexpected shifts, nearly as CLS defines them: a shift within half a second after an input is expected. But none is
 * after `since`, when the page is complete, and none of `<main>` ever is, since on a slow device it would come later
 * than half a second.
 */
export const layoutShiftsSince = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      window.shifts.filter(
        ({ at, recentInput, what }) => !recentInput || at > from || what.startsWith('MAIN '),
      ),
    since,
  );
