import { expect, type Page } from '@playwright/test';
import { longIf } from '../support/forms.ts';
import { test as looking } from '../support/looking.ts';
import { interactive } from '../support/rendered-page.ts';
import { test } from '../support/test.ts';

const tiles = (page: Page) => page.locator('main article');
const shown = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^已顯示 ${count} 項，`))).toBeVisible();

/** The product at the top of the viewport, and its distance from the edge. */
const topmost = (page: Page) =>
  page.evaluate(() => {
    const tile = [...document.querySelectorAll('main article')].find(
      (one) => one.getBoundingClientRect().bottom > 92,
    );
    const name = tile?.querySelector('h2, h3')?.textContent ?? '';
    return { name, top: Math.round(tile?.getBoundingClientRect().top ?? 0) };
  });

async function goTo(page: Page, count: number) {
  await expect(tiles(page).first()).toBeVisible();
  while ((await tiles(page).count()) < count) {
    await page.getByRole('button', { name: '顯示更多' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
  }
}

test('關於我們 arrives at the footer of a list, whose end loads more, also when the address is opened [finding D17] [F12]', async ({
  page,
}) => {
  const products = page.locator('main li[data-prd]');
  await page.goto('/products/#about');
  // Each time the footer comes into view the list grows, until it needs the next request.
  await expect.poll(() => products.count()).toBeGreaterThan(60);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport({ ratio: 0.9 });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  await expect(products.first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '篩選' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '關於我們' }).click();
  await expect.poll(() => products.count()).toBeGreaterThan(60);
  await expect(footer).toBeInViewport({ ratio: 0.9 });
});

test('the list’s position is restored by Back, by a reload, and by Back from another document [L3]', async ({
  page,
}) => {
  await page.goto('/products?o=new');
  await goTo(page, 63);
  await tiles(page).nth(50).scrollIntoViewIfNeeded();
  const { top } = await topmost(page);
  await page.mouse.wheel(0, 90);
  await expect.poll(async () => (await topmost(page)).top).not.toBe(top);
  const left = await topmost(page);
  const count = await tiles(page).count();
  const isBack = () => expect.poll(() => topmost(page)).toEqual(left);

  await tiles(page).nth(51).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', { name: '加入購物車' })).toBeVisible();
  await page.goBack();
  await isBack();
  await shown(page, count);

  await page.reload();
  await isBack();
  await shown(page, count);

  await page.goto('/api/docs/json');
  await page.goBack();
  await isBack();
  await shown(page, count);
});

test('filters are in the address: shared, removed one by one, and restored by Back [finding D18] [F10, L1, R2]', async ({
  page,
  browser,
}) => {
  await page.goto('/products');
  await goTo(page, 42);
  const open = page.getByRole('banner').getByRole('button', { name: '篩選' });
  const panel = page.getByRole('dialog', { name: '篩選搜尋結果' });
  await open.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/products$/);
  await open.click();
  await panel.getByRole('checkbox', { name: /^茶葉/ }).check();
  await panel.getByRole('checkbox', { name: /^有現貨/ }).check();
  await panel.getByLabel('最高').fill('500');
  const result = panel.getByRole('button', { name: /^看 \d+ 項商品$/ });
  const count = Number(/\d+/.exec((await result.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);
  await result.click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/products\?cate=tea&max=500&stock=1$/);
  await expect(page.getByText(`共 ${count} 項商品`)).toBeVisible();
  await expect(page.getByRole('tab', { name: '綜合排名' })).toBeInViewport();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText(`共 ${count} 項商品`)).toBeVisible();
  await stranger.close();

  await page.getByRole('tab', { name: '價格' }).click();
  await expect(page).toHaveURL(/o=price_asc/);
  await page.getByRole('button', { name: '移除篩選：茶葉' }).click();
  await expect(page).toHaveURL(/\/products\?o=price_asc&max=500&stock=1$/);
  await page.goBack();
  await expect(page.getByText(`共 ${count} 項商品`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: '綜合排名', selected: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByText('共 132 項商品')).toBeVisible();
});

test('a list ends, and its footer can be reached before the end [L3, L4]', async ({ page }) => {
  await page.goto('/products');
  await goTo(page, 84);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const more = page.getByRole('button', { name: '顯示更多' });
  const before = await tiles(page).count();
  await more.press('Enter');
  await expect(tiles(page).nth(before).getByRole('link')).toBeFocused();
  while ((await more.count()) > 0) await more.press('Enter');
  await shown(page, 132);
  await expect(page.getByText('沒有更多商品了')).toBeVisible();
  const names = await tiles(page).locator('h2').allTextContents();
  expect(new Set(names).size).toBe(132);
});

/** A long query with characters that are neither text nor a valid address. */
const ODD = /%E9%A6%99|%3Cscript|%25zz/;

for (const [path, heading] of [
  [
    '/products/%E5%B7%B2%E7%B6%93%E6%B2%92%E6%9C%89%E7%9A%84%E5%88%86%E9%A1%9E',
    '「已經沒有的分類」',
  ],
  [`/products/${'%E8%8C%B6%E9%A6%99'.repeat(500)}`, /^「茶香.*…」$/],
  ['/products/%F0%9F%8D%B5%F0%9F%8E%81%F0%9F%91%80', '「🍵🎁👀」'],
  ['/products/..%2F..%2Fetc', '「../../etc」'],
  ['/products/%22%27%3Cscript%3E', '「"\'<script>」'],
  ['/products/%E2%80%AExyz%E2%81%A6qq', '「xyzqq」'],
  ['/products/%25zz', '「%zz」'],
] as const)
  looking(
    `${path.slice(0, 60)} is a search that finds nothing and links onwards [R2]`,
    longIf(!ODD.test(path)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(/^找不到和/)).toBeVisible();
      await expect(page.getByRole('link', { name: '看所有商品' })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
    },
  );

/** The page's CSS at-rules, such as `@media` and `@keyframes`. */
const atRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => !(rule instanceof CSSStyleRule))
      .map(({ cssText }) => cssText),
  );

test('a product opened from a list inserts no rule that makes the browser compare all elements again [P1]', async ({
  page,
}) => {
  await page.goto('/products');
  await interactive(page);
  const known = new Set(await atRules(page));
  expect(known.size).toBeGreaterThan(0);
  await tiles(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '您可能也會喜歡' })).toBeAttached();
  expect((await atRules(page)).filter((rule) => !known.has(rule))).toEqual([]);
});
