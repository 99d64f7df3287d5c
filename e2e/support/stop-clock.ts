import type { Page } from '@playwright/test';

const LATER_MS = 60_000;

/** Stops the page's clock, which must be installed; from now on it goes on by `page.clock.runFor` alone. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + LATER_MS);
