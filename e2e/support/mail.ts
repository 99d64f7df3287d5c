import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/** A test that was ended by its time limit leaves its lock behind. */
const STALE_MS = 30_000;
const RETRY_MS = 50;

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const at = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - at > STALE_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Runs `work` while no other worker of this run does something with the same name. */
async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(process.env.E2E_DATA_DIR ?? '', `${name}.lock`);
  while (!tryLock(lock)) await pause(RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const inDataDir = (file: string, dataDir = process.env.E2E_DATA_DIR ?? '') =>
  readFileSync(path.join(dataDir, file), 'utf8').trim();

/** Stored by the shop at its first start; by default that of the shop under test. */
export const adminPassword = (dataDir?: string) => inDataDir('admin-password.txt', dataDir);

interface MailRequest {
  email: string;
  /** Part of the mail's subject. */
  subject: string;
  /** Finds the values to read from the mail. */
  pattern: RegExp;
  /** Does what makes the shop send the mail. */
  request: () => Promise<void>;
  /** The data folder of another shop than the one under test, whose pages `page` shows. */
  dataDir?: string | undefined;
}

function mailNames(dataDir = process.env.E2E_DATA_DIR ?? ''): string[] {
  const folder = path.join(dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
}

/** Requested directly: a page in the browser, or the list of mails, takes ten times as long. */
async function readMail({ request }: Page, name: string, dataDir?: string) {
  await request.get(`/dev/mail?key=${inDataDir('dev-mail.key', dataDir)}`, { maxRedirects: 0 });
  const page = await (await request.get(`/dev/mail/${name}`)).text();
  const text = /<pre>(.*)<\/pre>/s.exec(page)?.[1] ?? '';
  return { page, text: text.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&') };
}

/** The number of mails with a subject sent to an address. */
export async function countMails(
  page: Page,
  { email, subject }: Pick<MailRequest, 'email' | 'subject'>,
) {
  const pages = mailNames().map(async (name) => (await readMail(page, name)).page);
  return (await Promise.all(pages)).filter((one) => one.includes(email) && one.includes(subject))
    .length;
}

/** Only one mail to an address at a time, since two could not be told apart. */
export const inNewMail = (page: Page, { email, subject, pattern, request, dataDir }: MailRequest) =>
  oneAtATime(email, async () => {
    const seen = new Set(mailNames(dataDir));
    await request();
    let found: string | undefined;
    await expect(async () => {
      for (const name of mailNames(dataDir).filter((one) => !seen.has(one))) {
        seen.add(name);
        const mail = await readMail(page, name, dataDir);
        if (mail.page.includes(email) && mail.page.includes(subject))
          found = pattern.exec(mail.text)?.[0];
      }
      expect(found).toBeDefined();
    }).toPass({ intervals: [50, 100, 200] });
    return found ?? '';
  });

const CODE = /\b\d{6}\b/;

const inSignInMail = (page: Page, email: string, pattern: RegExp, dataDir?: string) => {
  const request = () => page.getByRole('button', { name: '取得驗證碼' }).click();
  return inNewMail(page, { email, subject: '登入驗證碼', pattern, request, dataDir });
};

const codeFor = (page: Page, email: string, dataDir?: string) =>
  inSignInMail(page, email, CODE, dataDir);

export const linkFor = (page: Page, email: string) =>
  inSignInMail(page, email, /https?:\S+[?&]magic=\S+/);

/** Submits an order that is paid on receipt; returns the code from the mail that proves its e-mail. */
export const sendForCode = (page: Page, email: string) => {
  const request = () => page.getByRole('button', { name: '送出訂單' }).click();
  return inNewMail(page, { email, subject: '訂單確認驗證碼', pattern: CODE, request });
};

/** Proves the e-mail of an order that is paid on receipt, which then is placed. */
export async function sendWithProof(page: Page, email: string) {
  const code = await sendForCode(page, email);
  await page.getByLabel('驗證碼').fill(code);
  await page.getByRole('button', { name: '確認並送出訂單' }).click();
}

export async function enterCode(page: Page, email: string, dataDir?: string) {
  await page.getByLabel('電子郵件').fill(email);
  const code = await codeFor(page, email, dataDir);
  await page.getByLabel('驗證碼').fill(code);
  await page.getByRole('button', { name: '登入' }).click();
}

/** For another shop than the one under test, give its data folder. */
export async function signIn(page: Page, email: string, dataDir?: string) {
  await page.goto('/vip');
  await enterCode(page, email, dataDir);
  await expect(page.getByRole('button', { name: /登出/ })).toBeVisible();
}
