import { expect, type Page } from '@playwright/test';
import { configured, restoreInitialDelay } from '../support/configured.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { test as looking } from '../support/looking.ts';
import { holdBack, renderedByBrowser } from '../support/rendered-page.ts';
import { addToCart, OOLONG } from '../support/shopping.ts';
import { stopClock } from '../support/stop-clock.ts';
import { test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };
const home = (page: Page) => page.locator('main.view-home');
const panelOf = (page: Page) => page.getByRole('dialog', { name: '篩選搜尋結果' });

test('only the loading image shows until the configuration has loaded, and for one second after [F1]', async ({
  page,
}) => {
  await restoreInitialDelay(page);
  await page.clock.install();
  const release = await holdBack(page, '**/api/config/public**');
  await page.goto(renderedByBrowser('/'));
  await stopClock(page);
  await expect(page.getByRole('status', { name: '載入中' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const answered = page.waitForResponse('**/api/config/public**');
  release();
  await (await answered).finished();
  // The session is stored once the page has read the configuration, which is when the delay begins.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uuid'))).not.toBeNull();
  await page.clock.runFor(900);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const [path, view] of [
  ['/', 'home'],
  ['/products', 'list'],
  [`/product/${OOLONG}`, 'product'],
  ['/cart', 'cart'],
  ['/vip', 'member'],
])
  looking(`header and main have the view category of ${path} [F3]`, async ({ page }) => {
    await page.goto(path ?? '');
    await expect(page.locator(`header.view-${view}`)).toBeVisible();
    await expect(page.locator(`main.view-${view}`)).toHaveCount(1);
  });

test("a shop's own colour replaces the theme's, in light and dark mode", async ({ page }) => {
  await configured(page, (body) => {
    body.brand = { logo: '', colour: '#1F5A8A' };
  });
  for (const [colorScheme, seal] of [
    ['light', '#1F5A8A'],
    ['dark', '#3E719A'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/vip');
    await expect(page.getByRole('button', { name: '取得驗證碼' })).toBeVisible();
    const used = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--seal').trim(),
    );
    expect(used).toBe(seal);
  }
});

test('a quick keyword links to its search results [F7]', async ({ page }) => {
  await page.goto('/');
  const keywords = page.getByRole('navigation', { name: '熱門關鍵字' });
  await expect(keywords).toBeInViewport();
  const word = (await keywords.getByRole('link').first().textContent()) ?? '';
  await keywords.getByRole('link').first().click();
  await expect(page).toHaveURL(`/products/${encodeURIComponent(word)}`);
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
});

test('the header links to the member centre, and to the cart once it is not empty [F8]', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '會員中心' })).toHaveAttribute('href', '/vip');
  await expect(header.getByRole('link', { name: /購物車/ })).toHaveCount(0);
  await addToCart(page, OOLONG, 2);
  await expect(header.getByRole('link', { name: '購物車，2 件' })).toHaveAttribute('href', '/cart');
});

test('small screens have a back button, once there is a page to go back to [F9]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  const back = page.getByRole('button', { name: '回上一頁' });
  await expect(back).toHaveCount(0);
  await page.getByRole('link', { name: '精選' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.setViewportSize(wide);
  await expect(back).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await back.click();
  await expect(home(page)).toBeVisible();
});

test('the filter button is shown only on lists and where it is configured [F10]', async ({
  page,
}) => {
  const button = page.getByRole('banner').getByRole('button', { name: '篩選' });
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.goto('/products');
  await expect(button).toBeVisible();
  await configured(page, (config) => {
    config.module_options.frame = {
      filter_button: true,
      navigation: [{ text: '茶', href: '/pl' }],
    };
  });
  await page.goto('/');
  await button.click();
  await panelOf(page).getByRole('link', { name: '茶' }).click();
  await expect(page).toHaveURL(/\/pl$/);
  await expect(panelOf(page)).toHaveCount(0);
});

test('the panel opens from the side, on phones from below, with links and dropdowns [F10, F12]', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('banner').getByRole('button', { name: '篩選' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: '關於我們' })).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
  await panel.getByText('商品列表').click();
  await expect(panel.getByRole('link', { name: '全部商品' })).toHaveAttribute('href', '/products');
  await expect(panel.getByRole('link', { name: /另開新分頁/ })).toHaveAttribute('target', '_blank');
  await expect(panel.getByRole('link', { name: '介面元件' })).toHaveAttribute('href', '/ui-kit');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.setViewportSize(wide);
  await page.getByRole('banner').getByRole('button', { name: '篩選' }).click();
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(1440 - 400);
  await page.mouse.click(200, 500);
  await expect(panel).toHaveCount(0);
});

test('關於我們 leads to the shop’s own description; Back does not reopen the panel [F10, F12]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: '精選' }).click();
  const open = page.getByRole('banner').getByRole('button', { name: '篩選' });
  await open.click();
  await panelOf(page).getByRole('link', { name: '關於我們' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.goto('/products');
  await page.getByRole('link', { name: '我的' }).click();
  await page.goBack();
  await open.click();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(panelOf(page)).toHaveCount(0);
});

test('all five configured blocks are in their places, sanitised [F11]', async ({ page }) => {
  const names = [
    'Store_Header_Nav_HTML',
    'Store_Footer_Text_HTML',
    'Store_Footer_Nav_HTML',
    'Store_Footer_CoypRight',
    'Store_Footer_CoypRight_Nav_HTML',
  ];
  await configured(page, (config) => {
    config.web_resources = Object.fromEntries(
      names.map((name) => [
        name,
        `<p>${name}<img src="/nowhere" onerror="document.title='x'"></p>`,
      ]),
    );
  });
  await page.goto('/');
  const header = page.getByRole('navigation', { name: '商店導覽' });
  await expect(header).toContainText('Store_Header_Nav_HTML');
  for (const name of names.slice(1))
    await expect(page.getByRole('contentinfo').getByText(name, { exact: true })).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
});

test('the footer links the pages about the shop from every screen, and goes from one to the next [F2]', async ({
  page,
}) => {
  await page.goto('/cart');
  const links = page.getByRole('navigation', { name: '關於本店' }).getByRole('link');
  await expect(links).toHaveText([
    '關於我們',
    '退換貨',
    '隱私權',
    '服務條款',
    '公司資訊',
    '查詢訂單',
  ]);
  const title = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
  await links.filter({ hasText: '退換貨' }).click();
  await expect(page).toHaveURL(/\/returns$/);
  await expect(title('退換貨')).toBeVisible();
  await links.filter({ hasText: '公司資訊' }).click();
  await expect(title('公司資訊')).toBeVisible();
  await expect(title('退換貨')).toHaveCount(0);
  await page.goBack();
  await expect(title('退換貨')).toBeVisible();
});

test('the bottom panel on phones links to home, products, cart and member centre [F13]', async ({
  page,
}) => {
  await page.goto('/');
  const panel = page.getByRole('navigation', { name: '快速選單' });
  const places = async () =>
    Promise.all((await panel.getByRole('link').all()).map((link) => link.getAttribute('href')));
  await expect(panel).toBeVisible();
  expect(await places()).toEqual(['/', '/ProductList', '/vip']);
  await addToCart(page, OOLONG);
  expect(await places()).toEqual(['/', '/ProductList', '/ProductPage', '/vip']);
  await panel.getByRole('link', { name: /購物車/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.setViewportSize(wide);
  await expect(panel).toBeHidden();
});

test('while an order is being processed, a message counts the seconds [F14]', async ({ page }) => {
  test.slow();
  await openFilledCart(page);
  await page.clock.install();
  await stopClock(page);
  await page.route('**/api/cart/checkout**', () => undefined);
  await page.getByRole('button', { name: '前往結帳' }).click();
  const sent = page.waitForRequest('**/api/cart/checkout**');
  await page.getByRole('button', { name: '立即付款' }).click();
  await sent;
  await page.clock.runFor(67_000);
  const message = page.getByRole('alertdialog', { name: '處理中' });
  await expect(message).toContainText('[PAYMENT] 訂單處理中');
  await expect(message.getByRole('timer')).toHaveText('00:01:07');
  await page.keyboard.press('Escape');
  await expect(message).toBeVisible();
  await expect(message.getByRole('button')).toHaveCount(0);
});
