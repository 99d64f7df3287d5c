import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { openShopDesk } from '../support/administration.ts';
import { countMails, inNewMail } from '../support/mail.ts';
import { pressInMail } from '../support/press-in-mail.ts';
import { test } from '../support/test.ts';

/** Products that no other journey shows or buys. Repeated runs must not share one. */
const OWN = ['P0610', 'P0609', 'P0605'];

const WHOLE = /[\s\S]+/;
const linkIn = (mail: string, name: string) =>
  new RegExp(`https?:\\S+/restock/${name}/\\S+`).exec(mail)?.[0] ?? '';

async function setStock(desk: Page, pieces: string) {
  const stock = desk.locator('[data-field="on_hand"]').first();
  await stock.click();
  await desk.keyboard.type(pieces);
  await desk.keyboard.press('Enter');
  await expect(stock).toHaveText(pieces);
}

/** Checks only this box, since the rest of the page is scrolled: what a bar partly covers is too small to touch. */
async function expectAccessibleBox(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, '[aria-label="到貨通知"]');
  }
}

test('a visitor requests a back-in-stock mail, confirms by mail, unsubscribes, requests again, and gets one mail [P7]', async ({
  browser,
}, { repeatEachIndex }) => {
  test.slow();
  // In a browser context of its own, since a shared one would stay without a network for the next journey.
  const page = await (await browser.newContext()).newPage();
  const id = OWN[repeatEachIndex % OWN.length];
  const email = `restock-${crypto.randomUUID()}@pinpu.test`;
  const desk = await openShopDesk(browser, `/el/shop/stock?q=${id}`);
  await setStock(desk, '0');
  await page.goto(`/product/${id}`);
  const ask = page.getByRole('button', { name: '到貨通知我' });
  await expect(ask).toBeInViewport();
  const confirmation = async (request: () => Promise<void>) =>
    inNewMail(page, { email, subject: '到貨通知確認', pattern: WHOLE, request });
  await expectFullAccessibility(page);

  const first = await confirmation(async () => {
    await page.getByLabel('有貨時寄信到').fill(email);
    await page.context().setOffline(true);
    await ask.click();
    await expect(page.getByText('目前沒有網路，恢復連線後會自動繼續')).toBeVisible();
    await expect(ask).toHaveAttribute('aria-busy', 'true');
    await page.context().setOffline(false);
    await expect(page.getByText('還差一步：請到信箱確認')).toBeInViewport();
    await expectAccessibleBox(page);
  });
  const second = await page.context().newPage();
  await second.goto(`/product/${id}`);
  await expect(second.getByText('還差一步：請到信箱確認')).toBeVisible();
  await pressInMail(page, linkIn(first, 'confirm'), '已為您登記到貨通知');
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(tab.getByText('已登記到貨通知')).toBeVisible();
  }
  await second.close();
  await expectAccessibleBox(page);

  await pressInMail(page, linkIn(first, 'stop'), '到貨通知已取消');
  await page.reload();
  await page.getByLabel('有貨時寄信到').fill(email);
  const again = await confirmation(() => ask.click());
  await pressInMail(page, linkIn(again, 'confirm'), '已為您登記到貨通知');
  await desk.reload();
  await expect(desk.getByText('1 人等待到貨')).toBeVisible();

  const request = () => setStock(desk, '20');
  const back = { email, subject: '到貨了', pattern: WHOLE, request };
  const mail = await inNewMail(page, back);
  expect(mail).toContain(`/product/${id}`);
  expect(linkIn(mail, 'stop')).toBe(linkIn(again, 'stop'));
  await page.reload();
  await expect(page.getByRole('button', { name: '立即購買' })).toBeVisible();
  await desk.reload();
  await expect(desk.locator('[data-field="on_hand"]').first()).toHaveText('20');
  await expect(desk.getByText('人等待到貨')).toHaveCount(0);
  expect(await countMails(page, back)).toBe(1);
  await desk.context().close();
});
