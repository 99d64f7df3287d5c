import { expect, type Page } from '@playwright/test';
import { restoreInitialDelay } from '../support/configured.ts';
import { storeFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { layoutShiftsSince, recordLayoutShifts } from '../support/layout-shifts.ts';
import { shop } from '../support/shop.ts';
import { startUnrenderedShop } from '../support/shops/unrendered-shop.ts';
import { answerSlowly, slowDown } from '../support/slow-network.ts';
import { test } from '../support/test.ts';

const LIMIT = 0.02;
const screens = [
  { name: 'a phone', width: 390, height: 844, details: {} },
  { name: 'a desktop', width: 1440, height: 900, details: LONG },
];

/** The network is slow on purpose, so this can take a minute. */
async function expectNoLayoutShift(page: Page, heading: RegExp | string, limit = LIMIT) {
  await expect(page.locator('main').getByRole('heading', { level: 1, name: heading })).toBeAttached(
    { timeout: 45_000 },
  );
  const settledAt = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const moved = await layoutShiftsSince(page, settledAt);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved)).toBeLessThan(limit);
  await page.evaluate(() => {
    window.shifts = [];
  });
}

/** Smaller than the shift of any block that moves by its own height, even at the edge of a large screen. */
const STILL = 0.003;

/** Adds two favourites as a guest. */
async function like(page: Page, url: string) {
  await page.goto(`${url}/products`);
  const hearts = page.getByRole('article').getByRole('button', { name: /^收藏/ });
  for (const at of [0, 1]) {
    const stored = page.waitForResponse(/\/like\b/);
    await hearts.nth(at).click();
    await stored;
  }
}

async function expectStill(page: Page, url: string) {
  await like(page, url);
  await recordLayoutShifts(page);
  await answerSlowly(page);
  for (const [path, heading] of [
    ['/', '拼鋪'],
    ['/maker/brick-corner', /./],
    ['/favourites', '我的收藏'],
  ] as const) {
    await page.goto(`${url}${path}`);
    await expectNoLayoutShift(page, heading, STILL);
  }
}

/** Delays the catalog's calls until the frame is shown, so that skeletons are seen. */
async function answerLate(page: Page) {
  const frame = page.getByRole('main');
  await page.route(/\/api\/(?:products?|facets)\b/, async (route) => {
    await frame.waitFor({ state: 'attached' });
    await route.continue();
  });
}

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
    `nothing shifts while a page loads, nor while navigating, on ${name}, a slow network and a slow API [finding D8] [F2, P8]`,
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

for (const { name, width, height } of screens)
  test(
    `home, a maker and favourites keep their shape while the API is slow, on ${name} [finding D8] [H2, P3]`,
    LONG,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await expectStill(page, shop.url);
    },
  );

test.describe('pages rendered by the browser alone', LONG, () => {
  let unrendered: Awaited<ReturnType<typeof startUnrenderedShop>>;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    unrendered = await startUnrenderedShop();
  });
  test.afterAll(() => unrendered.stop());

  for (const { name, width, height } of screens)
    test(`home, a maker and favourites keep their shape on ${name} [finding D8] [H2, P3]`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await expectStill(page, unrendered.url);
    });
});
