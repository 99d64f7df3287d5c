import { expect, type Page } from '@playwright/test';
import { storeFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

/** Pages with text of twice the size, as set in a phone's settings. */
const PAGES: readonly [path: string, details: object][] = [
  ['/product/P0701', {}],
  ['/', LONG],
  ['/products', LONG],
  ['/cart', LONG],
  ['/cart/order', LONG],
  ['/vip', LONG],
];

async function withLargeText(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

for (const [path, details] of PAGES)
  test(`text of 200 % stays on the screen at ${path} [41 D3]`, details, async ({ page }) => {
    await storeFilledCart(page);
    await withLargeText(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    const menu = page.getByRole('navigation', { name: '快速選單' });
    for (const link of await menu.getByRole('link').all()) {
      const { x, width } = (await link.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
  });
