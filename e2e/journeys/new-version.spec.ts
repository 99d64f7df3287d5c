import { expect, type Page } from '@playwright/test';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { interactive } from '../support/rendered-page.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const MINUTES_MS = 6 * 60_000;

/** From now on the shop's composition differs from that of the open page. */
const deploy = (page: Page) =>
  page.route('**/api/composition*', (route) =>
    route.fulfill({ json: { success: true, body: { id: 'next' } } }),
  );

const offer = (page: Page) => page.getByText('網站已更新');

test.beforeEach(({ page }) => page.clock.install());

test('an open tab offers the new version without covering purchase controls, and loads it [M3]', async ({
  page,
}) => {
  await page.goto(`/product/${OOLONG}`);
  const buy = page.getByRole('button', { name: '加入購物車' });
  // The page starts to check the composition once its scripts run.
  await interactive(page);
  // Pending requests would time out when the clock is advanced.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(MINUTES_MS);
  await expect(offer(page)).toHaveCount(0);
  await deploy(page);
  await page.clock.fastForward(MINUTES_MS);
  await expect(offer(page)).toBeVisible();
  // Fails if anything covers the button.
  await buy.click();
  await expect(page.getByRole('status').filter({ hasText: '已放入購物車' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '重新整理' }).press('Enter');
  await loaded;
  await expect(buy).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a checkout is not interrupted; the offer waits until the shopper has left it [M3]', async ({
  page,
}) => {
  await openFilledCart(page);
  await deploy(page);
  const compositionCall = page.waitForResponse('**/api/composition*');
  await page.clock.fastForward(MINUTES_MS);
  await compositionCall;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('確認訂單資訊');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(offer(page)).toBeVisible();
});

test(
  'a part whose version’s files are deleted offers to reload the page [M3] [M4]',
  LONG,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
    await page.clock.fastForward(10_000);
    await deploy(page);
    await page.route('**/remotes/mf-member/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: '我的' }).click();
    const reload = page.getByRole('main').getByRole('button', { name: '重新整理' });
    await expect(reload).toBeVisible();
    await page.unrouteAll();
    await reload.click();
    await expect(page.getByLabel('電子郵件')).toBeVisible();
  },
);
