import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { signIn } from './mail.ts';
import { phone } from './phone.ts';

/** A page of a promoter, on which the clock can be moved. */
export async function openAsPromoter(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/robots.txt');
  return page;
}

/** `test` for journeys of a promoter, who signs in once per worker. */
export const test = base.extend<object, { promoter: BrowserContext }>({
  promoter: [
    async ({ browser }, use) => {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await signIn(page, 'promoter@pinpu.test');
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ promoter }, use) => {
    const page = await openAsPromoter(promoter);
    await use(page);
    await page.close();
  },
});
