import { expect, type Page } from '@playwright/test';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { interactive } from '../support/rendered-page.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const PRODUCT = '/product/P0101';

declare global {
  interface Window {
    opened: Window | null;
  }
}

async function openFrom(page: Page, address: string) {
  const { origin, close } = await foreignHost(() => ({ '/': { html: '<h1>茶</h1>' } }));
  await page.goto(origin);
  const popup = page.waitForEvent('popup');
  await page.evaluate((target) => {
    window.opened = window.open(target);
  }, address);
  return { opened: await popup, close };
}

/** Expects that the page which has opened this one can neither see nor replace it. */
async function expectSevered(page: Page, opened: Page) {
  await interactive(opened);
  await expect.poll(() => page.evaluate(() => window.opened?.closed)).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await page.evaluate(() => window.opened?.location.replace('/'));
  await opened.reload();
  await expect(opened).toHaveURL(new RegExp(`${PRODUCT}$`));
}

test('a page of another site that opens the shop can neither see nor replace its window [ADR 0009]', async ({
  page,
}) => {
  const { opened, close } = await openFrom(page, `${shop.url}${PRODUCT}`);
  await expectSevered(page, opened);
  await close();
});

test('a page of another site can neither see nor replace a tab it has opened once the shop’s address is typed into it [ADR 0009]', async ({
  page,
}) => {
  const { opened, close } = await openFrom(page, 'about:blank');
  expect(await opened.evaluate(() => window.opener !== null)).toBe(true);
  await opened.goto(`${shop.url}${PRODUCT}`);
  await expectSevered(page, opened);
  await close();
});

test('a page reached within the shop is the same entry of the history after a reload [ADR 0016, 0009]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await interactive(page);
  const entry = await page.evaluate(() => window.history.state);
  expect(entry).toHaveProperty('key');
  await page.reload();
  await interactive(page);
  expect(await page.evaluate(() => window.history.state)).toEqual(entry);
  await page.goBack();
  await expect(page.locator('main.view-home')).toBeVisible();
});
