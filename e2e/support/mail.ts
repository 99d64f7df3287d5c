import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The password of the administrator, printed by the shop at its first start. */
export const adminPassword = () =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'admin-password.txt'), 'utf8').trim();

/** What `wanted` finds in the newest mail to an address, read at /dev/mail as a person would. */
async function inMailTo(page: Page, email: string, wanted: RegExp): Promise<string> {
  const reader = await page.context().newPage();
  let found: string | undefined;
  await expect(async () => {
    await reader.goto('/dev/mail');
    await reader.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
    found = wanted.exec((await reader.locator('pre').textContent()) ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass();
  await reader.close();
  return found ?? '';
}

/** The newest sign-in code for an address. */
export const codeFor = (page: Page, email: string) => inMailTo(page, email, /\b\d{6}\b/);

/** The newest sign-in link for an address. */
export const linkFor = (page: Page, email: string) =>
  inMailTo(page, email, /https?:\S+[?&]magic=\S+/);

/** Signs a demo member in at /vip with the code from the mail. */
export async function signIn(page: Page, email: string) {
  await page.goto('/vip');
  await page.getByLabel('電子郵件').fill(email);
  await page.getByRole('button', { name: '取得驗證碼' }).click();
  await page.getByLabel('驗證碼').fill(await codeFor(page, email));
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('button', { name: /登出/ })).toBeVisible();
}
