import type { Page } from '@playwright/test';
import { phone } from './phone.ts';
import { signInFor } from './signed-in.ts';
import { test as base } from './test.ts';

/**
 * `test` for read-only journeys in the administration: those of a worker share a page, whose administrator signs in
 * once. Each starts with a phone's size, in light mode.
 */
export const test = base.extend<object, { desk: Page }>({
  desk: [
    async ({ browser }, use) => {
      const context = await browser.newContext(phone);
      await signInFor({ person: 'administrator' }, context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ desk }, use) => {
    await desk.setViewportSize(phone.viewport);
    await desk.emulateMedia({ colorScheme: 'light' });
    await use(desk);
  },
});
