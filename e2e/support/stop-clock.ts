import type { Page } from '@playwright/test';

const LATER_MS = 60_000;

/** Stops the page's installed clock; from then on only `page.clock.runFor` advances it. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + LATER_MS);
