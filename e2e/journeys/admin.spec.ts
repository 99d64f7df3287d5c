import { expect } from '@playwright/test';
import { openView, signInAdmin } from '../support/administration.ts';
import { adminPassword } from '../support/mail.ts';
import { test } from '../support/test.ts';

test('the administrator signs in at /el/ and sees business users and user groups [R9, A10]', async ({
  page,
}) => {
  await page.goto('/el/');
  const login = page.waitForRequest('**/api/Auth/login**');
  await signInAdmin(page);
  expect((await login).postData()).not.toContain(adminPassword());
  await expect(page.getByText('第一營業處').first()).toBeVisible();
  await openView(page, '使用者群組');
  await expect(page.getByRole('row').first()).toContainText('系統管理員 (ADMIN)');
});

test('the administration has a frame of its own, without the shop’s search, cart and footer [R9]', async ({
  page,
}) => {
  await page.goto('/el/');
  await expect(page.getByRole('heading', { name: '管理登入' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  for (const role of ['combobox', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('an expired token leads back to /el/ with a message [R9, X1]', async ({ page }) => {
  await page.goto('/el/');
  await expect(page.getByLabel('帳號')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('at', JSON.stringify('no longer')));
  await page.goto('/el/lookups/user-groups');
  await expect(page.getByRole('alertdialog', { name: 'ERROR' })).toContainText(
    '[401] 登入授權驗證錯誤',
  );
  await expect(page).toHaveURL(/\/el\/$/);
  await expect(page.getByLabel('帳號')).toBeAttached();
});

test('a wrong password shows the specified message [X2]', async ({ page }) => {
  await page.goto('/el/');
  await page.getByLabel('帳號').fill('admin');
  await page.getByLabel('密碼').fill('not the password');
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByText('使用者帳號或密碼錯誤，請重新輸入，謝謝。')).toBeVisible();
});
