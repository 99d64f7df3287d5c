import { expect } from '@playwright/test';
import { longIf } from '../support/forms.ts';
import { test } from '../support/looking.ts';
import { holdBack, holdScript, interactive } from '../support/rendered-page.ts';

for (const path of ['/nowhere', '/product-page', '/a/b/c'])
  test(`${path} redirects to home [R8]`, longIf(path !== '/nowhere'), async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
  });

for (const [cut, whole] of [
  ['/products/%E8%8C%B6%E8%91', '/products/%E8%8C%B6'],
  ['/products/%E8%8C', '/products'],
  ['//products//%E8%8C%B6', '/products/%E8%8C%B6'],
])
  test(
    `the damaged link ${cut} leads to ${whole} [finding D6] [R2, R8]`,
    longIf(whole === '/products'),
    async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${cut}`);
      await expect(page).toHaveURL(`${baseURL}${whole}`);
      await expect(page.locator('main.view-list a[href^="/product/"]').first()).toBeVisible();
    },
  );

test('empty parameters in a list’s address are ignored [R2]', async ({ page }) => {
  await page.goto('/products?o=&q=&cate=&min=&max=&stock=&free=');
  await expect(page.locator('main.view-list a[href^="/product/"]').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the panel’s old addresses lead to the list and to the cart [R8, F13]', async ({ page }) => {
  await page.goto('/ProductList');
  await expect(page).toHaveURL(/\/products$/);
  await page.goto('/ProductPage');
  await expect(page).toHaveURL(/\/cart$/);
});

for (const path of ['/', '/search'])
  test(`${path} shows home [R1]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
    await expect(page.locator('main.view-home')).toHaveCount(1);
  });

for (const path of ['/store', '/products', '/products/茶葉', '/products/烏龍'])
  test(`${path} shows the product list [R2]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main.view-list a[href^="/product/"]').first()).toBeVisible();
  });

for (const [path, title, shows] of [
  ['/about', '關於我們', '我們怎麼挑'],
  ['/returns', '退換貨', '七日內可以退貨'],
  ['/privacy', '隱私權', '誰會看到'],
  ['/terms', '服務條款', '約定的修改'],
  ['/company', '公司資訊', '12345675'],
] as const)
  test(
    `${path} shows the shop's page ${title} [F2]`,
    longIf(path !== '/about' && path !== '/company'),
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByText(shows, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${title}｜拼鋪`);
    },
  );

test('an unknown product, and a search without results, show a message and links onwards [R2, R4]', async ({
  page,
}) => {
  await page.goto('/product/P9999');
  await expect(page.getByRole('main')).toContainText(/找不到|不存在|沒有/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.goto('/products/%25%20qqq');
  await expect(page.getByRole('main')).toContainText(/找不到|沒有/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a sold-out product cannot be bought [P7]', async ({ page }) => {
  await page.goto('/product/P0107');
  await expect(page.getByRole('main')).toContainText(/售完/);
  await expect(page.getByRole('button', { name: '加入購物車' })).toHaveCount(0);
});

test('the header, one main, the footer and both dialog hosts are on every route of the shop [F2]', async ({
  page,
}) => {
  for (const path of ['/', '/products', '/returns', '/cart', '/vip']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  }
  // Before this, nothing listens to the event.
  await interactive(page);
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent('APP_EC_ERROR', {
        detail: { notices: [{ code: 'TEST', message: '測試訊息', variant: 'danger' }] },
      }),
    ),
  );
  await expect(page.getByRole('alertdialog')).toContainText('[TEST] 測試訊息');
  await page.getByRole('button', { name: '我知道了' }).click();
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent('APP_EC_LOAD_ORDER_DETAILS', { detail: { id: 'nothing-like-it' } }),
    ),
  );
  await expect(page.getByRole('dialog')).toContainText('訂購單明細');
});

test('a failing command reaches the global message modal [X5]', async ({ page }) => {
  await page.goto('/vip');
  await page.route('**/api/vip/login/otp**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByLabel('電子郵件').fill('member@pinpu.test');
  await page.getByRole('button', { name: '取得驗證碼' }).click();
  await expect(page.getByText('伺服器暫時無回應')).toBeVisible();
});

test('the logo links to home from anywhere [F4]', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('banner').getByRole('link', { name: '拼鋪首頁' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('main.view-home')).toHaveCount(1);
});

test('a search that is sent while the page becomes interactive is not lost [F5, F6]', async ({
  page,
}) => {
  const answer = await holdBack(page, '**/api/config/public*');
  const start = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: '搜尋商品' });
  await box.fill('烏龍');
  start();
  // React already handles the form, but does not know the text yet.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=search]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await box.press('Enter');
  answer();
  await expect(page).toHaveURL(`/products/${encodeURIComponent('烏龍')}`);
  await expect(page.locator('main.view-list h1')).toContainText('烏龍');
});

test('the search term is put into the list’s address, and cleared again [F5, F6]', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: '搜尋商品' });
  await box.fill('烏龍');
  await box.press('Enter');
  await expect(page).toHaveURL(`/products/${encodeURIComponent('烏龍')}`);
  await expect(box).toHaveValue('烏龍');
  await page.getByRole('button', { name: '清除關鍵字' }).click();
  await expect(page).toHaveURL(/\/products\/?$/);
  await expect(page.getByRole('button', { name: '清除關鍵字' })).toHaveCount(0);
});
