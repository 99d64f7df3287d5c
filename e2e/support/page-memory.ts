import type { Page } from '@playwright/test';

/** A page's memory after a garbage collection. */
export interface PageMemory {
  heap: number;
  listeners: number;
  nodes: number;
}

export async function memoryOf(page: Page): Promise<() => Promise<PageMemory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    // Several times, since finalisers may release more.
    for (const _turn of [1, 2, 3]) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return {
      heap: value('JSHeapUsedSize'),
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
    };
  };
}
