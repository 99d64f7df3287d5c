import { expect, type Page } from '@playwright/test';
import { storeFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { restoreInitialDelay } from '../support/initial-delay.ts';
import { layoutShiftsSince, recordLayoutShifts } from '../support/layout-shifts.ts';
import { slowDown } from '../support/slow-network.ts';
import { test } from '../support/test.ts';

const LIMIT = 0.02;
const screens = [
  { name: 'a phone', width: 390, height: 844, details: {} },
  { name: 'a desktop', width: 1440, height: 900, details: LONG },
];

/** Waits until the page is complete; then nothing may have shifted. The network is slow on purpose, hence the minute. */
async function expectNoLayoutShift(page: Page, heading: RegExp | string) {
  await expect(page.locator('main').getByRole('heading', { level: 1, name: heading })).toBeAttached(
    { timeout: 45_000 },
  );
  const settledAt = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const moved = await layoutShiftsSince(page, settledAt);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved)).toBeLessThan(LIMIT);
  await page.evaluate(() => {
    window.shifts = [];
  });
}

/** Calls of the catalogue are answered only once the frame is there: their skeletons are shown. */
async function answerLate(page: Page) {
  const frame = page.getByRole('main');
  await page.route(/\/api\/(?:products?|facets)\b/, async (route) => {
    await frame.waitFor({ state: 'attached' });
    await route.continue();
  });
}

/** From home to the list, to a product, to the cart. */
async function navigate(page: Page) {
  await page.locator('main a[href="/products"]').first().click();
  await expectNoLayoutShift(page, /商品/);
  const tile = page.locator('main a[href^="/product/"]').nth(1);
  const product = await tile.innerText();
  await tile.click();
  await expectNoLayoutShift(page, product);
  await page
    .getByRole('link', { name: /^購物車/ })
    .first()
    .click();
  await expectNoLayoutShift(page, '確認訂單資訊');
}

for (const { name, width, height, details } of screens)
  test(
    `nothing shifts while a page loads, nor while navigating, on ${name}, a slow network and a slow API [F2, P8]`,
    details,
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await restoreInitialDelay(page);
      await recordLayoutShifts(page);
      await storeFilledCart(page);
      await slowDown(page);
      await answerLate(page);
      await page.goto('/');
      await expectNoLayoutShift(page, '拼鋪');
      await navigate(page);
      for (const [path, heading] of [
        ['/products', /./],
        ['/product/P0101', /./],
        ['/cart', '確認訂單資訊'],
        ['/vip', /./],
      ] as const) {
        await page.goto(path);
        await expectNoLayoutShift(page, heading);
      }
    },
  );
