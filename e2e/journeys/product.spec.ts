import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { restoreInitialDelay } from '../support/configured.ts';
import { LONG } from '../support/forms.ts';
import { signIn } from '../support/mail.ts';
import { sharpScreen } from '../support/phone.ts';
import { renderedByBrowser } from '../support/rendered-page.ts';
import { dialogClosed, OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test.use(sharpScreen);

const viewer = (page: Page) => page.getByRole('dialog', { name: '大圖' });
const heart = (page: Page) => page.getByRole('button', { name: /^喜歡/ });
const transformOf = (page: Page) =>
  viewer(page)
    .getByRole('img')
    .first()
    .evaluate((image) => getComputedStyle(image.parentElement ?? image).transform);

test('the picture viewer fills the screen, pages, zooms, and closes with Back [P2]', async ({
  page,
}) => {
  await page.goto(`/product/${OOLONG}`);
  const opener = page.getByRole('button', { name: '看大圖' }).first();
  await opener.click();
  await expect(viewer(page).getByRole('button', { name: '下一張' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('第 2 張，共 3 張')).toBeAttached();
  await viewer(page).getByRole('button', { name: '上一張' }).click();
  await expect(viewer(page).getByText('第 1 張，共 3 張')).toBeAttached();

  await page.keyboard.press('+');
  await expect(viewer(page).getByRole('button', { name: '縮小' })).toBeEnabled();
  await expect.poll(() => transformOf(page)).toContain('1.5');
  await page.keyboard.press('-');
  await expect(viewer(page).getByRole('button', { name: '縮小' })).toBeDisabled();
  await viewer(page).getByRole('img').first().dblclick();
  await expect.poll(() => transformOf(page)).toContain('2.5');
  await page.keyboard.press('0');
  await expect(viewer(page).getByRole('button', { name: '縮小' })).toBeDisabled();
  await viewer(page).getByRole('img').first().dblclick();
  await expect.poll(() => transformOf(page)).toContain('2.5');
  await page.keyboard.press('0');
  await page.mouse.wheel(0, -200);
  await expect(viewer(page).getByRole('button', { name: '縮小' })).toBeEnabled();

  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/product/${OOLONG}$`));
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.press('Escape');
  await dialogClosed(page);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/product/);
});

test(
  'the album is swiped and chosen by thumbnail, and a missing picture shows a placeholder [P2]',
  LONG,
  async ({ page }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/product/${OOLONG}`);
    await expect(page.getByText('圖片暫時無法顯示').first()).toBeVisible();
    await expect(page.getByText('1 / 3')).toBeVisible();
    await page.getByRole('list', { name: '商品圖片' }).first().hover();
    await page.mouse.wheel(390, 0);
    await expect(page.getByText('2 / 3')).toBeVisible();
    await page.getByRole('button', { name: '看第 3 張圖' }).click();
    await expect(page.getByText('3 / 3')).toBeVisible();
  },
);

test('a like is counted once, and is shown after a reload and in a second tab [P3]', async ({
  page,
  context,
}) => {
  await page.goto('/product/P0204');
  const before = Number(await heart(page).textContent());
  await heart(page).click();
  await expect(heart(page)).toHaveText(String(before + 1));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toHaveText(String(before + 1));
  const second = await context.newPage();
  await second.goto('/product/P0204');
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true');
  await heart(second).click();
  await expect(heart(second)).toHaveText(String(before));
});

test('favourites of a guest become the member’s on every device, and one removed can be brought back [P3]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = 'collector@pinpu.test';
  const hearts = page.getByRole('article').getByRole('button', { name: /^收藏/ });
  await page.goto('/products');
  for (const at of [0, 1]) {
    const stored = page.waitForResponse(/\/like\b/);
    await hearts.nth(at).click();
    await stored;
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  const [first = '', second = ''] = await page
    .getByRole('article')
    .getByRole('heading')
    .allTextContents();
  await signIn(page, email);
  await page.goto('/favourites');
  await expect(page.getByText('共 2 項商品')).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/favourites');
  await expect(desk.getByText('還沒有收藏的商品。')).toBeVisible();
  await signIn(desk, email);
  await desk.goto('/favourites');
  const names = desk.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText([second, first]);
  await desk.getByRole('button', { name: `收藏${first}` }).click();
  await expect(desk.getByRole('button', { name: `復原${first}` })).toBeFocused();
  await expect(desk.getByText('共 1 項商品')).toBeVisible();
  await desk.getByRole('button', { name: `加入購物車：${second}` }).click();
  await expect(desk.getByRole('link', { name: /^購物車，1 件/ }).first()).toBeVisible();
  const stored = desk.waitForResponse(/\/like\b/);
  await desk.getByRole('button', { name: `復原${first}` }).click();
  await stored;

  await page.reload();
  await expect(page.getByText('共 2 項商品')).toBeVisible();
  await page.getByRole('button', { name: `收藏${second}` }).click();
  await page.getByRole('link', { name: first }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByText('共 1 項商品')).toBeVisible();
});

test('a spinner shows while a product loads, and nothing shifts when it arrives [finding D8] [P8]', async ({
  page,
}) => {
  await restoreInitialDelay(page);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/product/${OOLONG}?**`, async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(renderedByBrowser(`/product/${OOLONG}`));
  await expect(page.getByRole('status', { name: '商品載入中' })).toBeVisible();
  const pictureHeight = async (picture: string) =>
    (await page.locator(picture).first().boundingBox())?.height;
  const reserved = await pictureHeight('main [aria-hidden=true]');
  expect(reserved).toBeGreaterThan(300);
  answer();
  await expect(page.getByRole('button', { name: '立即購買' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
  expect(await pictureHeight('main img')).toBe(reserved);
});

declare global {
  interface Window {
    shifted: number;
  }
}

/** Screen sizes, and whether name, price and stock are visible without scrolling; phones held sideways have no room. */
const SCREENS = [
  { width: 390, height: 664, whole: true },
  { width: 390, height: 844, whole: true },
  { width: 600, height: 960, whole: true },
  { width: 820, height: 1180, whole: true },
  { width: 844, height: 390, whole: false },
  { width: 1440, height: 900, whole: true },
];

test('the first screen has picture, name, prices, stock and the buy button, at every size, and also enlarged [finding D7, D15] [P2, P4, P5]', async ({
  page,
}) => {
  const buying = page.getByRole('region', { name: '購買' });
  await page.goto('/product/P0303');
  for (const { width, height, whole } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const name of ['加入購物車', '立即購買'])
      await expect(buying.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    if (!whole) continue;
    const bar = width < 900 ? ((await buying.boundingBox())?.y ?? 0) : height;
    for (const part of [
      page.getByRole('button', { name: '看大圖' }).first(),
      page.getByRole('heading', { level: 1 }),
      page.getByText('有現貨'),
      page.getByText('NT$450', { exact: true }).first(),
      page.getByText('89折・省 11%'),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? bar) + (box?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(bar);
    }
  }
  // The demo shop's notice takes some of a low phone's screen, and this name takes two lines.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/product/P0211');
  const price = await page.getByText('團購價').first().boundingBox();
  const bar = (await buying.boundingBox())?.y ?? 0;
  expect((price?.y ?? bar) + (price?.height ?? 0)).toBeLessThanOrEqual(bar);
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(
      (value) => document.documentElement.style.setProperty('font-size', value),
      size,
    );
    for (const button of await buying.getByRole('button').all())
      expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});

test('a press that ends the typing of a quantity reaches its button, and no message moves one [finding D3] [P5, P7]', async ({
  page,
}) => {
  await page.goto('/product/P0303');
  const buying = page.getByRole('region', { name: '購買' });
  const add = buying.getByRole('button', { name: '加入購物車' });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('spinbutton').fill('99');
    const box = async () => (await add.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const { x, y, height } = await box();
    // A pressed button moves down by a pixel.
    const expectInPlace = async () => expect(Math.abs((await box()).y - y)).toBeLessThan(2);
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down();
    // The field has lost the focus, and its text has become a quantity, with a message.
    await expect(page.getByRole('spinbutton')).toHaveValue('50');
    await expect(buying.getByText(/最多 50/)).toBeVisible();
    await expectInPlace();
    await page.mouse.up();
    await expect(buying.getByRole('status')).toContainText('購物車');
    await expectInPlace();
    await page.evaluate(() => localStorage.removeItem('cart'));
    await page.reload();
  }
});
