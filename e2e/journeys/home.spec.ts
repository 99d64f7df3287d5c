import { expect, type Locator, type Page } from '@playwright/test';
import { configured } from '../support/configured.ts';
import { longIf } from '../support/forms.ts';
import { test as looking } from '../support/looking.ts';
import { sharpScreen } from '../support/phone.ts';
import { interactive } from '../support/rendered-page.ts';
import { stopClock } from '../support/stop-clock.ts';
import { test } from '../support/test.ts';

test.use(sharpScreen);

const carousel = (page: Page) => page.getByRole('region', { name: '活動看板' });
const current = (page: Page) => carousel(page).locator('button[aria-current=true]');
const categories = (page: Page) => page.getByRole('navigation', { name: '商品分類' });

/** The names of the twelve products below the categories. */
async function otherGoods(page: Page) {
  const names = page.getByRole('region', { name: '隨意逛逛' }).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(12);
  return names.allTextContents();
}

test('the carousel changes after five seconds, has a picture for each screen size, and its slides are links [H1]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await interactive(page);
  // The carousel's script loads after the page is interactive, and restarts the five seconds.
  await carousel(page).getByRole('button', { name: '第 2 張看板' }).click();
  await expect(current(page)).toHaveAttribute('aria-label', '第 2 張看板');
  await stopClock(page);
  await carousel(page).getByRole('button', { name: '第 1 張看板' }).click();
  await page.getByRole('combobox').focus();
  await page.mouse.move(5, 800);
  await page.clock.runFor(4800);
  await expect(current(page)).toHaveAttribute('aria-label', '第 1 張看板');
  await page.clock.runFor(400);
  await expect(current(page)).toHaveAttribute('aria-label', '第 2 張看板');
  const shown = () =>
    carousel(page)
      .locator('img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc);
  // A second picture is requested only now.
  await expect.poll(shown).toContain('mobile');
});

for (const [kind, width, other] of [
  ['mobile', 390, 'desktop'],
  ['desktop', 1280, 'mobile'],
] as const)
  test(
    `a screen of ${width} px requests the slide's picture for ${kind}, and not the other one [H1]`,
    longIf(kind === 'desktop'),
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await interactive(page);
      const images = carousel(page).locator('[aria-label^="第 1 張"] img');
      const sources = () =>
        images.evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ complete, currentSrc }) => (complete ? currentSrc : '')),
        );
      await expect.poll(async () => (await sources()).every((source) => source !== '')).toBe(true);
      const shown = (await sources()).filter((source) => !source.startsWith('data:'));
      expect(shown).toEqual([expect.stringContaining(`/media/slide/tea/${kind}?`)]);
      const slides = requested.filter((url) => url.includes('/media/slide/tea/')).join(' ');
      expect(slides).toContain(`/${kind}?`);
      expect(slides).not.toContain(`/${other}?`);
    },
  );

test('a slide for a new tab says so, a script is not a link, a broken picture leaves no gap [H1]', async ({
  page,
}) => {
  await page.route('**/media/lost**', (route) => route.fulfill({ status: 404 }));
  await configured(page, ({ home_content }) => {
    const [first, second, third] = home_content.slideshows;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('the demo shop has three slides');
    Object.assign(first, { url: 'https://example.test/', target: '_blank', m: '/media/lost' });
    Object.assign(second, { url: 'javascript:document.title="x"' });
    Object.assign(third, { enable_edate: '2020-01-01' });
  });
  await page.goto('/');
  const link = carousel(page).getByRole('link', { name: /另開新分頁/ });
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link.locator('img')).toHaveCount(0);
  const box = await link.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(5 / 4, 1);
  await expect(carousel(page).locator('a')).toHaveCount(1);
  await expect(carousel(page).getByRole('button', { name: /張看板$/ })).toHaveCount(2);
});

test('ten categories in this visit’s order link to their products; another visit has another order [H2]', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await expect(page.getByText('小作坊的好東西，拼成一桌。')).toBeVisible();
  const links = categories(page).getByRole('link');
  await expect(links).toHaveCount(10);
  const order = await links.allTextContents();
  const goods = await otherGoods(page);
  await page.reload();
  await expect(links).toHaveCount(10);
  expect(await links.allTextContents()).toEqual(order);
  expect(await otherGoods(page)).toEqual(goods);
  // A visit has one of four orders; this sets the next one.
  const [own] = (await page.context().cookies()).filter(({ name }) => name === 'pinpu_visit');
  const next = {
    name: 'pinpu_visit',
    value: String((Number(own?.value) + 1) % 4),
    url: page.url(),
  };
  const visitor = await (await browser.newContext()).newPage();
  await visitor.context().addCookies([next]);
  await visitor.goto(page.url());
  await expect(categories(visitor).getByRole('link')).toHaveCount(10);
  expect(await categories(visitor).getByRole('link').allTextContents()).not.toEqual(order);
  await visitor.context().close();
  await links.first().click();
  await expect(page).toHaveURL(`/products/${encodeURIComponent(order[0] ?? '')}`);
  await expect(page.locator('main.view-list a[href^="/product/"]').first()).toBeVisible();
});

looking(
  'banner, six featured products with a link to more, and twelve others [H3, H4, H5]',
  async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: '朋友帶路，價錢更好' })).toBeVisible();
    const strip = page.getByRole('region', { name: '鋪裡精選' });
    await expect(strip.locator('a[href^="/product/"]')).toHaveCount(6);
    const others = page.getByRole('region', { name: '隨意逛逛' });
    await expect(others.locator('a[href^="/product/"]')).toHaveCount(12);
    await expect(strip.getByRole('link', { name: '看更多商品' })).toHaveAttribute(
      'href',
      '/products',
    );
    await strip.locator('a[href^="/product/"]').first().click();
    await expect(page.locator('main.view-product')).toBeVisible();
  },
);

/** Scrolls to this link and presses it; returns the scroll position at which the page was left. */
async function leaveBy(page: Page, link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((pressed) =>
    pressed.addEventListener('click', () => {
      document.documentElement.dataset.left = String(Math.round(window.scrollY));
    }),
  );
  await link.click();
  return Number(await page.locator('html').getAttribute('data-left'));
}

test('Back to home or to a product, and a reload, restore the exact scroll position [finding D1] [N2]', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/');
  const tiles = page.getByRole('region', { name: '隨意逛逛' }).locator('a[href^="/product/"]');
  const home = await leaveBy(page, tiles.nth(6));
  expect(home).toBeGreaterThan(1000);
  const others = page.getByRole('region', { name: '您可能也會喜歡' }).locator('a');
  const product = await leaveBy(page, others.nth(3));
  expect(product).toBeGreaterThan(500);
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect.poll(scrollY).toBe(product);
  await page.reload();
  await expect.poll(scrollY).toBe(product);
  await page.goBack();
  await expect(page.locator('main.view-home')).toHaveCount(1);
  await expect.poll(scrollY).toBe(home);
  await page.reload();
  await expect.poll(scrollY).toBe(home);
});
