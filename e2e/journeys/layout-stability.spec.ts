import { expect, type Page, test } from '@playwright/test';
import { restoreInitialDelay } from '../support/initial-delay.ts';
import { layoutShiftsSince, recordLayoutShifts } from '../support/layout-shifts.ts';
import { slowDown } from '../support/slow-network.ts';

const LIMIT = 0.02;
const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
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

const PRODUCT = 'P0101';

/** A cart as the server confirms it: a changed price would add its note, rightly, to a complete page. */
async function fill(page: Page) {
  const { body } = await (await page.request.get(`/api/product/${PRODUCT}`)).json();
  const { prd_id, prd_name, prd_man_pic, tot_qty, price, ship_fee, ship_fee_free_amt } = body;
  const prices = { prd_price: price, ship_fee, ship_fee_free_amt };
  await page.addInitScript(
    (lines) => {
      if (localStorage.getItem('cart') === null)
        localStorage.setItem(
          'cart',
          JSON.stringify({ key: '5f0c1c9e-1d7b-4b4e-9d55-0d6c0f3f1a01', lines }),
        );
    },
    [{ prd_id, prd_name, prd_man_pic, tot_qty, qty: 2, ...prices }],
  );
}

for (const { name, width, height } of screens) {
  test(`nothing shifts while a page loads, on ${name} and a slow network [F2]`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await restoreInitialDelay(page);
    await recordLayoutShifts(page);
    await fill(page);
    await slowDown(page);
    for (const [path, heading] of [
      ['/', '拼鋪'],
      ['/products', /./],
      ['/product/P0101', /./],
      ['/cart', '確認訂單資訊'],
      ['/vip', /./],
    ] as const) {
      await page.goto(path);
      await expectNoLayoutShift(page, heading);
    }
  });

  test(`nothing shifts while navigating, on ${name} and a slow network [F2]`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await restoreInitialDelay(page);
    await recordLayoutShifts(page);
    await fill(page);
    await slowDown(page);
    await page.goto('/');
    await expectNoLayoutShift(page, '拼鋪');
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
  });
}
