import { type Browser, expect, type Page } from '@playwright/test';
import { adminPassword } from './mail.ts';

/** For another shop than the one under test, give its data folder. */
export async function signInAdmin(page: Page, dataDir?: string) {
  await page.getByLabel('帳號').fill('admin');
  await page.getByLabel('密碼').fill(adminPassword(dataDir));
  await page.getByRole('button', { name: '登入' }).click();
}

/** Opens an address of the administration as administrator, in a browser context of its own. */
export async function openShopDesk(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await signInAdmin(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Opens a page of the administration by the menu, as on a phone. */
export async function openView(page: Page, name: string) {
  // Signing in at `/el/` navigates to the first page.
  await expect(page).not.toHaveURL(/\/el\/$/);
  await page.getByRole('button', { name: '管理選單' }).click();
  const menu = page.getByRole('dialog', { name: '管理選單' });
  await menu.getByRole('link', { name, exact: true }).click();
}
