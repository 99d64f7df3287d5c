import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { test } from '../support/looking.ts';
import {
  holdScript,
  interactive,
  isRendered,
  replaced,
  watchHydration,
} from '../support/rendered-page.ts';
import { storedCart } from '../support/shopping.ts';

/** A scarf in three colours and two lengths: there is no long black one, and the long red one is sold out. */
const SCARF = '/product/P1007';
/** A tea in three weights. */
const TEA = 'P0108';

const value = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const buying = (page: Page) => page.getByRole('region', { name: '購買' });
const shownPicture = (page: Page) =>
  page.getByRole('list', { name: '商品圖片' }).first().locator('li:not([aria-hidden="true"]) img');

async function open(page: Page, address = SCARF) {
  await page.goto(address);
  await interactive(page);
}

test('on a phone’s first screen, a variant is chosen by touch, and is in the address after Back and a reload [T2, T3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  for (const part of [value(page, '灰藍'), value(page, '加長'), page.getByRole('spinbutton')])
    await expect(part).toBeInViewport({ ratio: 0.95 });
  await expect(buying(page).getByRole('button', { name: '立即購買' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main')).toContainText('NT$2,280 起');
  await value(page, '赤陶').tap();
  await expect(shownPicture(page)).toHaveAttribute('src', /P1007-terracotta/);
  await value(page, '一般').tap();
  await expect(page).toHaveURL(/\?v=P1007-T$/);
  await expect(page.getByText('只剩 4 件')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('NT$2,280 起');
  await page.reload();
  await interactive(page);
  await expect(value(page, '赤陶')).toBeChecked();
  await page.getByRole('navigation', { name: '目前位置' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(value(page, '赤陶')).toBeChecked();
  await expect(value(page, '一般')).toBeChecked();
  await expectFullAccessibility(page);
});

test('the server renders the variant in the address, which the browser hydrates [T3]', async ({
  page,
}) => {
  const faults = await watchHydration(page);
  await open(page, `${SCARF}?v=P1007-C`);
  expect(await isRendered(page)).toBe(true);
  await expect(value(page, '炭黑')).toBeChecked();
  await expect(shownPicture(page)).toHaveAttribute('src', /P1007-charcoal/);
  expect(await replaced(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.goto('/p/P1007-C');
  await expect(page).toHaveURL(/\/p\/P1007\?v=P1007-C$/);
  await expect(value(page, '炭黑')).toBeChecked();
});

test('a value that is pressed before the page is interactive is chosen [T2]', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(`${SCARF}?v=P1007-B`, { waitUntil: 'commit' });
  await value(page, '炭黑').tap();
  release();
  await interactive(page);
  await expect(page).toHaveURL(/\?v=P1007-C$/);
  await expect(value(page, '炭黑')).toBeChecked();
});

test('buying without a choice leads to what is missing, where the keyboard goes on [T2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await buying(page).getByRole('button', { name: '加入購物車' }).click();
  await expect(page.getByRole('alert')).toHaveText(['請選擇顏色', '請選擇尺寸']);
  await expect(page.getByRole('radiogroup', { name: '顏色' })).toHaveAccessibleDescription(
    '請選擇顏色',
  );
  await expect(value(page, '灰藍')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(value(page, '炭黑')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(value(page, '一般')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // A long black one does not exist: the colour is no longer chosen.
  await expect(value(page, /^加長/)).toBeChecked();
  await expect(value(page, '炭黑，沒有這個搭配')).not.toBeChecked();
  expect(await storedCart(page)).toEqual([]);
  await expectFullAccessibility(page);
});

test('a sold-out variant offers a mail instead of the buttons, which another one brings back [T2]', async ({
  page,
}) => {
  await open(page, `${SCARF}?v=P1007-B`);
  await value(page, '加長').tap();
  await value(page, '赤陶，售完').tap();
  await expect(page).toHaveURL(/\?v=P1007-TL$/);
  await expect(page.getByRole('button', { name: '到貨通知我' })).toBeInViewport();
  await expect(buying(page)).toHaveCount(0);
  await expectFullAccessibility(page);
  await value(page, '灰藍').tap();
  await expect(buying(page).getByRole('button', { name: '立即購買' })).toBeVisible();
});

test('two variants are two lines of the cart, and their tile in a list says that there are several [T4, T5]', async ({
  page,
}) => {
  await page.goto(`/products/${encodeURIComponent('茶葉')}`);
  const tile = page.getByRole('article').filter({ hasText: '木柵正欉鐵觀音' });
  await expect(tile).toContainText('NT$720 起');
  await expect(tile).toContainText('多種規格');
  await open(page, `/product/${TEA}`);
  for (const weight of ['75 公克', '300 公克']) {
    await value(page, weight).tap();
    await buying(page).getByRole('button', { name: '加入購物車' }).click();
    await expect(page.getByText('已放入購物車 1 件')).toBeVisible();
  }
  expect(await storedCart(page)).toMatchObject([
    { prd_id: `${TEA}-75`, product_id: TEA, option_text: '75 公克', prd_price: 720, qty: 1 },
    { prd_id: `${TEA}-300`, product_id: TEA, option_text: '300 公克', prd_price: 2580, qty: 1 },
  ]);
});
