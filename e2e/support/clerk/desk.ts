import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../accessibility/accessibility.ts';
import { signInAdmin } from '../administration.ts';
import type { ParcelShop } from '../shops/parcel-shop.ts';

/** Opens the back office as its first administrator, in a browser context of its own. */
export async function openDesk(browser: Browser, own: ParcelShop, options: object): Promise<Page> {
  const page = await (await browser.newContext({ ...options, baseURL: own.url })).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/el/shop');
  await signInAdmin(page, own.dataDir);
  await expect(page.getByRole('heading', { name: '總覽' })).toBeVisible();
  return page;
}

/** Loads the page until it shows something: schedules run every second. */
export async function shownAfterReloads(page: Page, part: () => Locator) {
  await expect(async () => {
    await page.reload();
    await expect(part()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
}

/** The checks resize the page; the clerk goes on at the screen's own size. */
export async function checkScreen(page: Page) {
  const size = page.viewportSize();
  await expectFullAccessibility(page);
  if (size) await page.setViewportSize(size);
}
