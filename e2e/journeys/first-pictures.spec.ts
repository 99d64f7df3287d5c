import { expect } from '@playwright/test';
import { phone, sharpScreen } from '../support/phone.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test.use(sharpScreen);

test('the large picture of home and of a product is requested once', async ({ page }) => {
  let requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const [path, viewport] of [
    ['/', phone.viewport],
    ['/', { width: 1440, height: 900 }],
    [`/product/${OOLONG}`, phone.viewport],
  ] as const) {
    // Leaves the page first, since a resized page would load pictures, too.
    await page.goto('about:blank');
    await page.setViewportSize(viewport);
    requests = [];
    await page.goto(path);
    const shown = page.getByRole('main').locator('img[loading=eager]:visible').first();
    const address = await shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
    expect(requests.filter((url) => url === address)).toHaveLength(1);
  }
});
