import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { isShort, longIf } from '../support/forms.ts';
import { recordLayoutShifts } from '../support/layout-shifts.ts';
import { signIn } from '../support/mail.ts';
import { phone } from '../support/phone.ts';
import {
  holdScript,
  interactive,
  isRendered,
  replaced,
  shifts,
  styleSheets,
  watchHydration,
} from '../support/rendered-page.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { newDataDir } from '../support/shops/data-dir.ts';
import { end, startServer } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };
const PRODUCT = 'P0303';

/** Pages of every kind; in the long form all others, too. */
const PAGES = [
  ...['/', `/product/${PRODUCT}`, '/products/茶葉', '/about', '/cart', '/el/'],
  ...[`/p/${PRODUCT}`, '/products', '/pl', '/pb', '/store', '/search', '/maker/brick-corner'],
  ...['/returns', '/favourites', '/vip', '/link-ended', '/el/shop/orders'],
];
const MOST_IN_SHORT = 6;

/** A phone in light mode and a desktop in dark mode; in the long form also the other way round. */
const LOOKS = [
  { viewport: phone.viewport, colorScheme: 'light' },
  { viewport: wide, colorScheme: 'dark' },
  { viewport: phone.viewport, colorScheme: 'dark' },
  { viewport: wide, colorScheme: 'light' },
] as const;

for (const [place, path] of PAGES.entries())
  test(
    `${path} becomes interactive as the server has rendered it: nothing differs, is replaced or moves [ADR 0201]`,
    longIf(place >= MOST_IN_SHORT),
    async ({ page }) => {
      const faults = await watchHydration(page);
      await recordLayoutShifts(page);
      for (const { viewport, colorScheme } of LOOKS.slice(0, isShort ? 2 : undefined)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await page.goto(path);
        expect(await isRendered(page)).toBe(true);
        await interactive(page);
        expect(await replaced(page)).toEqual([]);
        expect(await shifts(page)).toEqual([]);
        expect(await styleSheets(page)).toBe(1);
        // A global CSS rule from the server's HTML, which scripts in the browser do not compute again.
        await expect(page.locator('body')).toHaveCSS('line-break', 'strict');
      }
      expect(faults).toEqual([]);
    },
  );

test('a page requests each script once, and only the session of a configuration that its HTML contains [ADR 0121]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const config = page.waitForResponse(/\/api\/config\/public/);
  await page.goto(`/product/${PRODUCT}`);
  expect(Object.keys((await (await config).json()).body)).toEqual(['s']);
  await interactive(page);
  expect(scripts.filter((url) => /\/main\./.test(url))).toHaveLength(1);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('a member, a cart and a reload add to the server-rendered content without changing it [ADR 0201]', async ({
  page,
}) => {
  await signIn(page, 'member@pinpu.test');
  await page.goto(`/product/${OOLONG}`);
  await page.getByRole('button', { name: '加入購物車' }).click();
  await interactive(page);
  // A page that was scrolled is rendered by the browser.
  await page.evaluate(() => window.scrollTo(0, 0));
  const faults = await watchHydration(page);
  await page.reload();
  await interactive(page);
  await expect(page.getByRole('link', { name: '購物車，1 件' }).first()).toBeVisible();
  expect(await replaced(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('unchanged data of a screen that was rendered a minute ago are not requested again [ADR 0201]', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/product/${PRODUCT}`) requests.push(request.url());
  });
  await page.route(`/product/${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const older = (_field: string, now: string) => `"now":${Number(now) - 63_000}`;
    const body = (await response.text()).replace(/"now":(\d+)/, older);
    return route.fulfill({ response, body });
  });
  await page.goto(`/product/${PRODUCT}`);
  expect(await isRendered(page)).toBe(true);
  await interactive(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  const tiles = (page: Page) => page.getByRole('main').getByRole('article');
  /** Visible items of a list: products, without items that wait for a script. */
  const shownItems = (page: Page) => page.locator('main ul li:visible:has(article)');
  const emptyItems = (page: Page) => page.locator('main li[aria-hidden]:visible:not(:has(img))');

  test('a list, its further pages and its products can be read and browsed, and the page says what needs scripts [ADR 0201]', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: '商品分類' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/products');
    await expect(shownItems(page)).toHaveCount(21);
    await expect(emptyItems(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '顯示更多' })).toBeHidden();
    const first = await tiles(page).first().textContent();
    await page.getByRole('link', { name: '下一頁' }).click();
    await expect(page.getByText('已顯示第 22 至 42 項')).toBeVisible();
    await expect(shownItems(page)).toHaveCount(21);
    expect(await tiles(page).first().textContent()).not.toBe(first);
    await page.getByRole('link', { name: '看前面的商品' }).click();
    await expect(tiles(page).first()).toHaveText(first ?? '');
    await tiles(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^NT\$/).first()).toBeVisible();
    // Playwright can't read the text in `noscript`.
    expect(await page.locator('body > noscript').innerHTML()).toContain(
      '需要開啟 JavaScript 才能購買或登入',
    );
  });

  test('a product has its descriptions and pictures, home its products, and every page the footer [ADR 0201]', async ({
    page,
  }) => {
    await page.goto(`/product/${PRODUCT}`);
    await expect(page.getByRole('heading', { name: '商品特色' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    const pictures = page.getByRole('list', { name: '商品圖片' }).locator('> li');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const picture of await pictures.all()) await expect(picture.locator('img')).toHaveCount(1);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '鋪裡精選' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '隨意逛逛' })).toBeVisible();
    expect(await tiles(page).count()).toBeGreaterThanOrEqual(18);
    await expect(emptyItems(page)).toHaveCount(0);
  });
});

test.describe('with the initial delay', () => {
  const port = shop.port + 47;
  const url = `http://127.0.0.1:${port}`;
  let folder = '';
  let server: ChildProcess;
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    folder = newDataDir('demo', 'delayed');
    const env = { APP_INIT_DELAY_MS: '1000' };
    server = await startServer({
      port,
      dataDir: folder,
      publicUrl: url,
      env,
      startLimitMs: 80_000,
    });
  });
  test.afterAll(async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  });

  test('only the loading image shows for a second from the HTML on, without any script, then the complete frame [F1]', async ({
    page,
    request,
  }) => {
    // The first page of a server that has just started can be late; it is then served without a first screen.
    const html = async () => (await request.get(url)).text();
    await expect.poll(html).toContain('pinpu-rendered');
    await page.addInitScript(() => {
      const pause = () => {
        for (const animation of document.getAnimations()) animation.pause();
        requestAnimationFrame(pause);
      };
      requestAnimationFrame(pause);
    });
    await holdScript(page);
    await page.goto(url, { waitUntil: 'commit' });
    const mark = page.getByRole('status', { name: '載入中' });
    const banner = page.locator('header').first();
    const at = (ms: number) =>
      page.evaluate((time) => {
        for (const animation of document.getAnimations()) animation.currentTime = time;
      }, ms);
    await expect(mark).toBeVisible();
    await at(990);
    await expect(mark).toBeVisible();
    await expect(banner).toBeHidden();
    await at(1010);
    await expect(banner).toBeVisible();
    await expect(mark).toBeHidden();
  });
});

test('a page whose script is missing stays readable, with working links and a way to load it again [ADR 0201, M4]', async ({
  page,
}) => {
  const shell = '**/remotes/shell/*/main.*';
  await page.route(shell, (route) => route.fulfill({ status: 500, body: 'broken' }));
  const failed = page.getByRole('alert').filter({ hasText: '網站載入失敗，目前只能瀏覽商品' });
  await page.goto('/products');
  await expect(failed).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(21);
  await page.getByRole('main').getByRole('article').nth(12).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { name: '商品特色' })).toBeVisible();
  await expect(failed).toBeVisible();
  await page.unroute(shell);
  await page.getByRole('button', { name: '重新載入' }).click();
  await interactive(page);
  await expect(failed).toHaveCount(0);
});

test('clicks and input before the page is interactive are shown as pending, and not lost [ADR 0201] [41 W14]', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto(`/product/${OOLONG}`, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: '搜尋商品' }).fill('烏龍');
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: '增加一件' }).click({ clickCount: 3 });
  const add = page.getByRole('button', { name: '加入購物車' });
  await add.click({ clickCount: 2 });
  await expect(add).toHaveCSS('cursor', 'progress');
  release();
  await interactive(page);
  await expect(page.getByRole('link', { name: '購物車，6 件' }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: '搜尋商品' })).toHaveValue('烏龍');
});

test('text that an input method is composing while the page becomes interactive is not cut [ADR 0201]', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: '搜尋商品' });
  await field.focus();
  await field.evaluate((element) => {
    Object.assign(window, { ends: 0 });
    element.addEventListener('compositionend', () => {
      Object.assign(window, { ends: Reflect.get(window, 'ends') + 1 });
    });
  });
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ㄨ');
  release();
  // By now React handles the field.
  await expect
    .poll(() => field.evaluate((element) => Object.keys(element).join()))
    .toContain('__reactProps');
  await compose('ㄨㄌㄨㄥ');
  expect(await page.evaluate(() => Reflect.get(window, 'ends'))).toBe(0);
  await client.send('Input.insertText', { text: '烏龍' });
  await interactive(page);
  await expect(field).toHaveValue('烏龍');
  await field.press('Enter');
  await expect(page).toHaveURL(/%E7%83%8F%E9%BE%8D/);
});
