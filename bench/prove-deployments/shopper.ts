import type { Browser, BrowserContext } from '@playwright/test';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/**
 * Opens a browser context for a shopper with a network address of its own. The small shop has no pictures, so empty
 * ones are sent.
 */
export async function openShopper(browser: Browser, at: number): Promise<BrowserContext> {
  const headers = { 'x-forwarded-for': `10.0.0.${at + 1}` };
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  await context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  return context;
}
