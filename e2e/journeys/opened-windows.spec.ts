import { expect, type Page } from '@playwright/test';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { interactive } from '../support/rendered-page.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const PRODUCT = '/product/P0101';

const policyOf = async (page: Page, path: string) =>
  (await page.goto(path))?.headers()['cross-origin-opener-policy'];

declare global {
  interface Window {
    opened: Window | null;
  }
}

/** Opens a tab from a page of another site. */
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

test('an address that is typed has no opener policy; session storage and Back survive the way to the next page, which has one [ADR 0009]', async ({
  page,
}) => {
  expect(await policyOf(page, '/cart')).toBe('same-origin');
  expect(await policyOf(page, '/')).toBe('unsafe-none');
  await interactive(page);
  const next = page.waitForResponse((response) => new URL(response.url()).pathname === PRODUCT);
  await page.evaluate((path) => {
    sessionStorage.setItem('of-this-tab', '1');
    location.assign(path);
  }, PRODUCT);
  expect((await next).headers()['cross-origin-opener-policy']).toBe('same-origin');
  await interactive(page);
  expect(await page.evaluate(() => sessionStorage.getItem('of-this-tab'))).toBe('1');
  await page.goBack();
  await expect(page.locator('main.view-home')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('of-this-tab'))).toBe('1');
});

test('a page reached within the shop is the same entry of the history after a reload, though its process changes [ADR 0016, 0009]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await interactive(page);
  const entry = await page.evaluate(() => window.history.state);
  expect(entry).toHaveProperty('key');
  const answered = page.waitForResponse((response) => response.url() === page.url());
  await page.reload();
  expect((await answered).headers()['cross-origin-opener-policy']).toBe('same-origin');
  await interactive(page);
  expect(await page.evaluate(() => window.history.state)).toEqual(entry);
  await page.goBack();
  await expect(page.locator('main.view-home')).toBeVisible();
});
