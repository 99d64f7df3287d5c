import { expect, test } from '@playwright/test';
import { adminPassword } from '../support/mail.ts';

test('the administrator signs in at /el/ and sees business users and user groups [R9, A10]', async ({
  page,
}) => {
  await page.goto('/el/');
  await page.getByLabel('帳號').fill('admin');
  await page.getByLabel('密碼').fill(adminPassword());
  const login = page.waitForRequest('**/api/Auth/login**');
  await page.getByRole('button', { name: '登入' }).click();
  expect((await login).postData()).not.toContain(adminPassword());
  await expect(page.getByText('第一營業處').first()).toBeVisible();
  await expect(page.getByText('系統管理員 (ADMIN)')).toBeVisible();
});

test('a wrong password is said in the words of the specification [X2]', async ({ page }) => {
  await page.goto('/el/');
  await page.getByLabel('帳號').fill('admin');
  await page.getByLabel('密碼').fill('not the password');
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByText('使用者帳號或密碼錯誤，請重新輸入，謝謝。')).toBeVisible();
});
