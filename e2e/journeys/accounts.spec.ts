import { expect } from '@playwright/test';
import {
  addAccount,
  OWN_PASSWORD,
  openView,
  replaceOneTimePassword,
  signInAdmin,
  signInAs,
} from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

test('an owner adds an administrator, sees what they did, and disables the account; its next call leads to the sign-in [R9, X1]', async ({
  page,
  browser,
}) => {
  const account = `mei-${Date.now().toString(36)}`;
  await page.goto('/el/');
  await signInAdmin(page);
  await openView(page, '帳號');
  const password = await addAccount(page, account);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/el/');
  await signInAs(other, account, password);
  await replaceOneTimePassword(other, password);
  await expect(other.getByRole('heading', { name: '商家', level: 1 })).toBeVisible();
  await openView(other, '使用者群組');
  await expect(other.getByText('系統管理員 (ADMIN)').first()).toBeVisible();

  await page.goto(`/el/audit?actor=${account}`);
  const entries = page.getByRole('list', { name: '操作紀錄' }).getByRole('listitem');
  await expect(entries.filter({ hasText: '查詢：使用者群組' }).first()).toBeVisible();
  await expect(entries.filter({ hasText: '帳號：變更密碼' })).toHaveCount(1);
  await openView(page, '帳號');
  const card = page.getByRole('region', { name: account, exact: true });
  const change = async (name: string) => {
    await card.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  await change('停用');
  await expect(card.getByText('已停用')).toBeVisible();

  await other.goto('/el/lookups/user-groups');
  await expect(other.getByText('[401] 登入授權驗證錯誤')).toBeVisible();
  await expect(other).toHaveURL(/\/el\/$/);
  await change('恢復使用');
  await other.getByRole('button', { name: '我知道了' }).click();
  await signInAs(other, account, OWN_PASSWORD);
  await expect(other).toHaveURL(/\/el\/lookups\/user-groups$/);
  await context.close();
});

test(
  'a form restores its input after the session has ended and the same administrator has signed in',
  LONG,
  async ({ page }) => {
    await page.goto('/el/');
    await signInAdmin(page);
    await openView(page, '帳號');
    await page.getByRole('button', { name: '新增帳號' }).click();
    const form = page.getByRole('alertdialog', { name: '新增帳號' });
    await form.getByRole('textbox', { name: /^名稱/ }).fill('林美');
    await form.getByRole('textbox', { name: '帳號', exact: true }).fill('typed-before');
    await page.route('**/api/accounts?*', (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, msg: [{ Code: '401', Message: 'x' }] },
      }),
    );
    await form.getByRole('button', { name: '新增' }).click();
    await expect(page).toHaveURL(/\/el\/$/);
    await page.unroute('**/api/accounts?*');
    await page.getByRole('button', { name: '我知道了' }).click();
    await signInAdmin(page);
    await expect(page).toHaveURL(/\/el\/accounts$/);
    await expect(form.getByRole('textbox', { name: /^名稱/ })).toHaveValue('林美');
    await expect(form.getByRole('textbox', { name: '帳號', exact: true })).toHaveValue(
      'typed-before',
    );
  },
);
