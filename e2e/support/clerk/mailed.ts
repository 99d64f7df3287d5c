import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ParcelShop, PlacedOrder } from '../shops/parcel-shop.ts';

/** The buyer of an order was mailed about a stage; the list has the newest mails. */
export async function mailed(
  own: ParcelShop,
  { request }: Page,
  { ord_code }: PlacedOrder,
  stage: string,
) {
  const key = readFileSync(path.join(own.dataDir, 'dev-mail.key'), 'utf8').trim();
  await request.get(`/dev/mail?key=${key}`, { maxRedirects: 0 });
  await expect(async () => {
    const list = await (await request.get('/dev/mail')).text();
    expect(list).toContain(`訂單 ${ord_code} ${stage}`);
  }).toPass({ timeout: 60_000 });
}
