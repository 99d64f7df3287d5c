import type { Locator, Page } from '@playwright/test';
import type { PlacedOrder } from '../shops/parcel-shop.ts';

/** Opens an order by the link of its mails, as a buyer who is not signed in; returns its dialog. */
export async function openAsBuyer(
  page: Page,
  { guid }: Pick<PlacedOrder, 'guid'>,
): Promise<Locator> {
  await page.goto(`/cart/order/${guid}`);
  await page.getByLabel('電子郵件').fill('guest@pinpu.test');
  await page.getByRole('button', { name: '開啟訂單' }).click();
  return page.getByRole('dialog', { name: /^訂購單明細: / });
}
