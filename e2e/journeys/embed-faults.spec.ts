import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { collectEvents, embedTag, foreignHost, STRICT } from '../support/embed/foreign-host.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const UNREACHABLE = '目前無法連線到商店，請稍後再試。';

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) => ({
    '/tea': {
      policy: STRICT,
      html: `${embedTag(site)}<main><h1>茶</h1><pinpu-product product="${OOLONG}"></pinpu-product><pinpu-cart></pinpu-cart></main>`,
    },
    '/unknown': { html: `${embedTag('pk_0000000000000000')}<pinpu-cart></pinpu-cart>` },
    '/fallback': {
      html: `<style>pinpu-cart::part(error) { font-style: italic }</style>${embedTag(site)}<pinpu-cart><a href="${shop.url}">到商店購買</a></pinpu-cart><pinpu-buy-button product="${OOLONG}"><span slot="label">買這款茶</span><a href="${shop.url}">到商店看茶</a></pinpu-buy-button><pinpu-product product="${OOLONG}"><p><a href="${shop.url}">到商店看茶</a></p></pinpu-product>`,
    },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

test('a shop that fails leaves a message in the cart’s place and the page as it was, and a click retries [M5, X5]', async ({
  page,
}) => {
  const { events, errors } = await collectEvents(page);
  let answer: 'nonsense' | 'nothing' | 'real' = 'nonsense';
  await page.route('**/api/embed/**', (route) => {
    if (answer === 'nothing') return route.abort();
    return answer === 'real' ? route.continue() : route.fulfill({ body: '<h1>502</h1>' });
  });
  await page.goto(`${host.origin}/tea`);
  await expect(page.getByRole('heading', { name: '茶' })).toBeVisible();
  const cart = page.locator('pinpu-cart');
  await expect(cart.getByText(UNREACHABLE)).toBeVisible();
  answer = 'nothing';
  await cart.getByRole('button', { name: '再試一次' }).click();
  await expect(cart.getByText(UNREACHABLE)).toBeVisible();
  answer = 'real';
  await cart.getByRole('button', { name: '再試一次' }).click();
  await expect(cart.getByText('購物車是空的。')).toBeVisible();
  expect(events.filter(({ type }) => type === 'pinpu:error').length).toBeGreaterThan(1);
  expect(errors).toEqual([]);
  await page.goto(`${host.origin}/unknown`);
  await expect(cart.getByText('不存在')).toBeVisible();
});

test(
  'elements show a message once calls exceed their time limit, and a click retries [M5, X5]',
  LONG,
  async ({ page }) => {
    const { events, errors } = await collectEvents(page);
    await page.clock.install();
    // The browser's own time limit does not follow the page's fake clock, so it is replaced.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const limit = new AbortController();
        setTimeout(() => limit.abort(), ms);
        return limit.signal;
      };
    });
    const pending: (() => Promise<void>)[] = [];
    await page.route('**/api/embed/**', (route) => void pending.push(() => route.continue()));
    await page.goto(`${host.origin}/tea`);
    const [cart, card] = [page.locator('pinpu-cart'), page.locator('pinpu-product')];
    await expect(cart.getByRole('status', { name: '正在載入購物車' })).toBeVisible();
    await expect.poll(() => pending.length).toBe(2);
    await page.clock.fastForward(10_000);
    for (const element of [cart, card])
      await expect(element.getByRole('alert')).toContainText(UNREACHABLE);
    await expect(page.getByRole('heading', { name: '茶' })).toBeVisible();
    await page.unroute('**/api/embed/**');
    await cart.getByRole('button', { name: '再試一次' }).click();
    await expect(cart.getByText('購物車是空的。')).toBeVisible();
    await card.getByRole('button', { name: '再試一次' }).click();
    await expect(card.getByRole('article')).toBeVisible();
    expect(events.filter(({ type }) => type === 'pinpu:error')).toHaveLength(2);
    expect(errors).toEqual([]);
  },
);

test('elements whose script fails to load show a message below the page’s own text, and a click retries [M5, X5]', async ({
  page,
}) => {
  const { events, errors } = await collectEvents(page);
  let isUp = false;
  await page.route('**/remotes/mf-cart/**', (route) => (isUp ? route.continue() : route.abort()));
  await page.goto(`${host.origin}/fallback`);
  const cart = page.locator('pinpu-cart');
  await expect(cart.getByRole('alert')).toHaveText(UNREACHABLE);
  await expect(cart.getByRole('alert')).toHaveCSS('font-style', 'italic');
  await expect(cart.getByRole('link', { name: '到商店購買' })).toBeVisible();
  await expectAccessible(page, 'pinpu-cart');
  const again = cart.getByRole('button', { name: '再試一次' });
  const retried = page.waitForRequest('**/remotes/mf-cart/**');
  await again.click();
  await retried;
  await expect(cart.getByRole('alert')).toHaveText(UNREACHABLE);
  isUp = true;
  await again.click();
  await expect(cart.getByText('購物車是空的。')).toBeVisible();
  await expect(again).toHaveCount(0);
  // A link for visitors without the script is not the label of a button [41 teams D4].
  await page.locator('pinpu-buy-button').getByRole('button', { name: '買這款茶' }).click();
  await expect(
    page.locator('pinpu-product').getByRole('button', { name: '加入購物車' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '到商店看茶' })).toHaveCount(0);
  expect(events.map(({ type, detail }) => [type, detail.code])).toContainEqual([
    'pinpu:error',
    'UNREACHABLE',
  ]);
  expect(errors).toEqual([]);
});

test(
  'elements show a message after 20 seconds of a hanging script, and replace it if the script arrives later [M5, X5]',
  LONG,
  async ({ page }) => {
    const { events, errors } = await collectEvents(page);
    await page.clock.install();
    const pending: (() => Promise<void>)[] = [];
    await page.route('**/remotes/mf-cart/**', (route) => void pending.push(() => route.continue()));
    await page.goto(`${host.origin}/fallback`);
    const cart = page.locator('pinpu-cart');
    await expect.poll(() => pending.length).toBe(1);
    await page.clock.fastForward(19_000);
    await expect(cart.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(1000);
    await expect(cart.getByRole('alert')).toHaveText(UNREACHABLE);
    await cart.getByRole('button', { name: '再試一次' }).click();
    await expect.poll(() => pending.length).toBe(2);
    await expect(cart.getByRole('alert')).toBeEmpty();
    await pending[0]?.();
    await expect(cart.getByText('購物車是空的。')).toBeVisible();
    await expect(cart.getByRole('button', { name: '再試一次' })).toHaveCount(0);
    await pending[1]?.();
    // One of each element.
    expect(events.filter(({ type }) => type === 'pinpu:error')).toHaveLength(3);
    expect(errors).toEqual([]);
  },
);
