import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ParcelShop, PlacedOrder } from '../shops/parcel-shop.ts';

interface Mail {
  address: string;
  subject: string;
}

/** The newest mails of the shop; the first press with its key opens the list. */
async function newestMails(own: ParcelShop, { request }: Page): Promise<Mail[]> {
  const key = readFileSync(path.join(own.dataDir, 'dev-mail.key'), 'utf8').trim();
  await request.get(`${own.url}/dev/mail?key=${key}`, { maxRedirects: 0 });
  const list = await (await request.get(`${own.url}/dev/mail`)).text();
  return [...list.matchAll(/<a href="([^"]*\.eml)"[^>]*>([^<]*)</g)].map(
    ([, address = '', subject = '']) => ({ address, subject }),
  );
}

/** The mails of an order with these words after its code. */
async function mailsAbout(own: ParcelShop, page: Page, { ord_code }: PlacedOrder, words: string) {
  const mails = await newestMails(own, page);
  return mails.filter(({ subject }) => subject.includes(`訂單 ${ord_code} ${words}`));
}

/** The buyer of an order was mailed about a stage. */
export async function mailed(own: ParcelShop, page: Page, order: PlacedOrder, stage: string) {
  await expect
    .poll(async () => (await mailsAbout(own, page, order, stage)).length, { timeout: 60_000 })
    .toBe(1);
}

/** The link with this path in the newest mail of an order with these words. */
export async function mailedLink(
  own: ParcelShop,
  page: Page,
  order: PlacedOrder,
  { words, path: start }: { words: string; path: string },
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [mail] = await mailsAbout(own, page, order, words);
    const text = await (await page.request.get(`${own.url}${mail?.address}`)).text();
    link = new RegExp(`${start}[\\w-]+`).exec(text)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}
