import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { shop } from '../support/shop.ts';
import { checkoutWithPhotos, followPage, stop } from '../support/shop-keepers-walk.ts';
import { removeCheckout } from '../support/shops/dev-session.ts';
import { test } from '../support/test.ts';

const port = shop.port + 48;
const url = `http://localhost:${port}`;
let checkout = '';
let output = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  checkout = await checkoutWithPhotos();
  output = await followPage(checkout, port);
});
test.afterAll(async () => {
  await stop();
  removeCheckout(checkout);
});

const file = (name: string) => readFileSync(path.join(checkout, 'my-shop', name), 'utf8');
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('docs/shop-keepers.md leads from an empty folder to an own shop with three products and their photos', async ({
  page,
}) => {
  await page.goto(`${url}/`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('img', { name: '山腳茶行' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '春茶到了' })).toBeVisible();
  await expect(page.getByText('不會真的收款或出貨')).toBeVisible();

  await page.goto(`${url}/products`);
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(tiles).toHaveCount(3);
  for (const name of ['文山包種茶', '手拉坯茶杯', '草莓果醬']) {
    const photo = tiles.filter({ hasText: name }).locator('img').first();
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate(isLoaded)).toBe(true);
  }

  await page.goto(`${url}/product/TEA-1`);
  await expect(page.getByRole('heading', { level: 1, name: '文山包種茶' })).toBeVisible();
  await expect(page.getByRole('main').getByText('NT$450').first()).toBeVisible();
});

test('the first start of an own shop prints its address, and the file with the password for /el/', async ({
  page,
}) => {
  expect(output).toContain(`Pinpu 拼鋪 ${url}`);
  expect(output).toContain(path.join(checkout, 'my-shop/data/admin-password.txt'));
  await page.goto(`${url}/el/`);
  await page.getByLabel('帳號').fill('admin');
  await page.getByLabel('密碼').fill(file('data/admin-password.txt').trim());
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('button', { name: '登出' })).toBeVisible();
});

test('the export of an own shop has the price that was changed while the shop was running', () => {
  const [columns = '', ...rows] = file('all.csv').trim().split('\n');
  const tea = rows.find((row) => row.startsWith('TEA-1,'))?.split(',') ?? [];
  expect(tea[columns.split(',').indexOf('售價')]).toBe('450');
});
