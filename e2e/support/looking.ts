import type { Page } from '@playwright/test';
import { phone } from './phone.ts';
import { test as base, navigatePatiently } from './test.ts';

/**
 * `test` for read-only journeys: all of a worker share one page, so that scripts are loaded and compiled once. Each
 * starts with empty storage and a phone's size, without animations; `test.use` has no effect on the page.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
      const page = await context.newPage();
      navigatePatiently(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    await sharedPage.unrouteAll({ behavior: 'ignoreErrors' });
    // Leaves the journey's page first, which may still store something, e.g. the product it has shown.
    await sharedPage.goto('/robots.txt');
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await sharedPage.setViewportSize(phone.viewport);
    const media = { media: null, colorScheme: 'light', reducedMotion: 'reduce' } as const;
    await sharedPage.emulateMedia(media);
  },
});
