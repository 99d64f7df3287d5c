import type { Page } from '@playwright/test';

const LATER_MS = 60_000;

/** Stops the page's installed clock; from now on it advances only by `page.clock.runFor`. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + LATER_MS);
