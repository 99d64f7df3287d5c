import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { newDataDir } from '../support/shops/data-dir.ts';
import { end, startServer } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

const port = shop.port + 44;
const url = `http://127.0.0.1:${port}`;
let folder = '';
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  const env = { DEMO_SHOP: 'off' };
  folder = newDataDir('empty', 'empty');
  const place = { port, dataDir: folder, publicUrl: url };
  server = await startServer({ ...place, env, startLimitMs: 80_000 });
});
test.afterAll(async () => {
  await end(server);
  rmSync(folder, { recursive: true, force: true });
});

test('a shop without any content renders without gaps [H1, H2, H3, H4, H5, F7, F11]', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [path, sentence] of [
    ['/', '商品正在上架'],
    ['/products', '目前還沒有商品'],
    [`/products/${encodeURIComponent('茶')}`, '找不到和「茶」有關的商品'],
    ['/product/P0101', '找不到這項商品'],
    ['/cart', '購物車是空的'],
  ] as const) {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(page.getByRole('contentinfo').getByRole('img', { name: '拼鋪' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: /商店導覽|熱門關鍵字|商品分類/ }),
    ).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test(
  'the search of an empty shop works without suggestions, and its panel has the default entries [F5, F12]',
  LONG,
  async ({ page }) => {
    await page.goto(`${url}/products`);
    const box = page.getByRole('combobox', { name: '搜尋商品' });
    await box.click();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.fill('茶');
    await box.press('Enter');
    await expect(page).toHaveURL(`${url}/products/${encodeURIComponent('茶')}`);
    await page.getByRole('banner').getByRole('button', { name: '篩選' }).click();
    const panel = page.getByRole('dialog', { name: '篩選搜尋結果' });
    await expect(panel.getByText('商品列表')).toBeVisible();
    await expect(panel.getByRole('link', { name: '關於我們' })).toHaveCount(0);
  },
);

test('a page that the shop has not written is not linked and not found, until it is published [F2]', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await page.goto(`${url}/returns`);
  await expect(page.getByRole('main')).toContainText('這個頁面目前沒有內容');
  const footer = page.getByRole('navigation', { name: '關於本店' });
  await expect(footer.getByRole('link')).toHaveText(['查詢訂單']);
  expect((await request.get(`${url}/returns`)).status()).toBe(404);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto(`${url}/el/shop/settings`);
  await signInAdmin(desk, folder);
  const card = (name: string) => desk.getByRole('region', { name, exact: true });
  await card('退換貨').getByLabel(/^內容/).fill('收到後七日內可以退貨。\n\n請先來信。');
  await card('公司資訊')
    .getByLabel(/^統一編號/)
    .fill('10458572');
  await desk.getByRole('button', { name: '發布', exact: true }).click();
  await expect(card('公司資訊').getByText(/^不是正確的統一編號/)).toBeVisible();
  await expectFullAccessibility(desk);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await card('公司資訊')
    .getByLabel(/^統一編號/)
    .fill('10458570');
  await expect(desk.frameLocator('iframe').getByRole('link', { name: '退換貨' })).toBeAttached();
  await desk.getByRole('button', { name: '發布', exact: true }).click();
  await expect(desk.getByText(/^已發布/)).toBeVisible();
  await context.close();

  await page.goto(`${url}/`);
  const links = page.getByRole('navigation', { name: '關於本店' }).getByRole('link');
  await expect(links).toHaveText(['退換貨', '公司資訊', '查詢訂單']);
  await links.first().click();
  await expect(page.getByRole('main').getByText('請先來信。', { exact: true })).toBeVisible();
  expect((await request.get(`${url}/returns`)).status()).toBe(200);
});
