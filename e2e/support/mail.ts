import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const inDataDir = (file: string) =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', file), 'utf8').trim();

/** The password of the administrator, stored by the shop at its first start. */
export const adminPassword = () => inDataDir('admin-password.txt');

/** The address of the mails that the shop prints at its start. */
const mailAddress = () => `/dev/mail?key=${inDataDir('dev-mail.key')}`;

/** The sign-in mails to an address as /dev/mail lists them, newest first. */
async function signInMails(reader: Page, email: string) {
  await reader.goto(mailAddress());
  return reader
    .getByRole('listitem')
    .filter({ hasText: '登入驗證碼' })
    .filter({ hasText: email })
    .getByRole('link');
}

/** Requests a code and returns what `wanted` finds in the mail, read as a person would. */
async function inNewMail(page: Page, email: string, pattern: RegExp): Promise<string> {
  const reader = await page.context().newPage();
  const before = await (await signInMails(reader, email)).count();
  await page.getByRole('button', { name: '取得驗證碼' }).click();
  await expect(async () => {
    await expect(await signInMails(reader, email)).toHaveCount(before + 1, { timeout: 500 });
  }).toPass();
  await (await signInMails(reader, email)).first().click();
  const found = pattern.exec((await reader.locator('pre').textContent()) ?? '')?.[0];
  expect(found).toBeDefined();
  await reader.close();
  return found ?? '';
}

/** Requests a sign-in code at /vip and returns the code of its mail. */
const codeFor = (page: Page, email: string) => inNewMail(page, email, /\b\d{6}\b/);

/** Requests a sign-in code at /vip and returns the link of its mail. */
export const linkFor = (page: Page, email: string) =>
  inNewMail(page, email, /https?:\S+[?&]magic=\S+/);

/** Signs a demo member in at /vip with the code from the mail. */
export async function signIn(page: Page, email: string) {
  await page.goto('/vip');
  await page.getByLabel('電子郵件').fill(email);
  const code = await codeFor(page, email);
  await page.getByLabel('驗證碼').fill(code);
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('button', { name: /登出/ })).toBeVisible();
}
