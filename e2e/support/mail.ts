import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { oneAtATime } from './one-at-a-time.ts';

const inDataDir = (file: string, dataDir = process.env.E2E_DATA_DIR ?? '') =>
  readFileSync(path.join(dataDir, file), 'utf8').trim();

/** The password of the administrator, stored by the shop at its first start; of the shop under test unless given. */
export const adminPassword = (dataDir?: string) => inDataDir('admin-password.txt', dataDir);

/** The address of the mails that the shop prints at its start. */
const mailAddress = () => `/dev/mail?key=${inDataDir('dev-mail.key')}`;

interface MailRequest {
  email: string;
  /** Part of the mail's subject. */
  subject: string;
  /** What is read in it. */
  pattern: RegExp;
  /** Causes the mail. */
  request: () => Promise<void>;
}

/** The mails to an address as /dev/mail lists them, newest first. */
async function mailsTo(reader: Page, { email, subject }: MailRequest) {
  await reader.goto(mailAddress());
  return reader
    .getByRole('listitem')
    .filter({ hasText: subject })
    .filter({ hasText: email })
    .getByRole('link');
}

/** Requests a mail and returns what `pattern` finds in it, read as a person would; one mail to an address at a time, since two look alike. */
const inNewMail = (page: Page, wanted: MailRequest): Promise<string> =>
  oneAtATime(wanted.email, async () => {
    const { request, pattern } = wanted;
    const reader = await page.context().newPage();
    const before = await (await mailsTo(reader, wanted)).count();
    await request();
    await expect(async () => {
      await expect(await mailsTo(reader, wanted)).toHaveCount(before + 1, { timeout: 500 });
    }).toPass();
    await (await mailsTo(reader, wanted)).first().click();
    const found = pattern.exec((await reader.locator('pre').textContent()) ?? '')?.[0];
    expect(found).toBeDefined();
    await reader.close();
    return found ?? '';
  });

const CODE = /\b\d{6}\b/;

const inSignInMail = (page: Page, email: string, pattern: RegExp) => {
  const request = () => page.getByRole('button', { name: '取得驗證碼' }).click();
  return inNewMail(page, { email, subject: '登入驗證碼', pattern, request });
};

/** Requests a sign-in code at /vip and returns the code of its mail. */
const codeFor = (page: Page, email: string) => inSignInMail(page, email, CODE);

/** Requests a sign-in code at /vip and returns the link of its mail. */
export const linkFor = (page: Page, email: string) =>
  inSignInMail(page, email, /https?:\S+[?&]magic=\S+/);

/** Sends an order that is paid on receipt, and returns the code of the mail that proves its e-mail. */
export const sendForCode = (page: Page, email: string) => {
  const request = () => page.getByRole('button', { name: '送出訂單' }).click();
  return inNewMail(page, { email, subject: '訂單確認驗證碼', pattern: CODE, request });
};

/** Proves the e-mail of an order that is paid on receipt, which places it. */
export async function sendWithProof(page: Page, email: string) {
  const code = await sendForCode(page, email);
  await page.getByLabel('驗證碼').fill(code);
  await page.getByRole('button', { name: '確認並送出訂單' }).click();
}

/** On the sign-in form: asks for a code, and enters that of the mail. */
export async function enterCode(page: Page, email: string) {
  await page.getByLabel('電子郵件').fill(email);
  const code = await codeFor(page, email);
  await page.getByLabel('驗證碼').fill(code);
  await page.getByRole('button', { name: '登入' }).click();
}

/** Signs a demo member in at /vip with the code from the mail. */
export async function signIn(page: Page, email: string) {
  await page.goto('/vip');
  await enterCode(page, email);
  await expect(page.getByRole('button', { name: /登出/ })).toBeVisible();
}
