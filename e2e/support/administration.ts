import { type Browser, expect, type Page } from '@playwright/test';
import { adminPassword } from './mail.ts';
import { dialogClosed } from './shopping.ts';

export async function signInAs(page: Page, account: string, password: string) {
  await page.getByLabel('帳號').fill(account);
  await page.getByLabel('密碼').fill(password);
  await page.getByRole('button', { name: '登入' }).click();
}

/** For another shop than the one under test, give its data folder. */
export const signInAdmin = (page: Page, dataDir?: string) =>
  signInAs(page, 'admin', adminPassword(dataDir));

/** On the page of accounts, adds one whose name is not used yet; returns its one-time password. */
export async function addAccount(page: Page, account: string): Promise<string> {
  await page.getByRole('button', { name: '新增帳號' }).click();
  const form = page.getByRole('alertdialog', { name: '新增帳號' });
  await form.getByRole('textbox', { name: '帳號', exact: true }).fill(account);
  await form.getByRole('button', { name: '新增' }).click();
  const shown = page.getByRole('dialog', { name: `${account} 的一次性密碼` });
  const password = await shown.getByRole('code').innerText();
  await shown.getByRole('button', { name: '完成' }).click();
  await dialogClosed(page);
  return password;
}

/** The password of accounts after their first sign-in. */
export const OWN_PASSWORD = '自己選的密碼 twelve';

export async function replaceOneTimePassword(page: Page, old: string) {
  await expect(page.getByRole('heading', { name: '密碼與裝置' })).toBeVisible();
  await page.getByLabel('目前的密碼').fill(old);
  await page.getByLabel('新密碼', { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel('再輸入一次新密碼').fill(OWN_PASSWORD);
  await page.getByRole('button', { name: '變更密碼' }).click();
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
