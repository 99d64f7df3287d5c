import { expect, type Page, type Route } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

const LAZY = '**/compositions/**';

/** The names of the remotes in a page's composition. */
const remoteNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const json = document.getElementById('pinpu-composition')?.textContent ?? '{}';
    return Object.keys(JSON.parse(json).remotes);
  });

const products = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]').first();
const panel = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '我的' });
const signIn = (page: Page) => page.getByLabel('電子郵件');
const emptyCart = (page: Page) => page.getByText('購物車是空的');
const administration = (page: Page) => page.getByLabel('帳號');
const failed = (page: Page) => page.getByText('這個頁面暫時無法顯示');

/** Goes to an address of this shop without loading a document, as Forward does. */
const goTo = (page: Page, at: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at);

test('home has its initial remotes; pages of lazy remotes, and Back, load one more document [M1]', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    const isLazy = request.url().includes('/compositions/');
    if (isLazy || request.resourceType() === 'document') documents.push(request.url());
  });
  await page.goto('/');
  await expect(products(page)).toBeVisible();
  expect(await remoteNames(page)).not.toContain('mf-member');
  await panel(page).click();
  await expect(signIn(page)).toBeVisible();
  await expect(page).toHaveTitle(/會員登入/);
  await page.goBack();
  await expect(products(page)).toBeVisible();
  await goTo(page, '/el/');
  await expect(administration(page)).toBeVisible();
  // A slow request is repeated once.
  expect([...new Set(documents)]).toHaveLength(2);
});

test(
  'an address of a lazy remote waits for the lazy composition, and an unknown one then redirects to home [R8]',
  LONG,
  async ({ page }) => {
    const waiting: Route[] = [];
    await page.route(LAZY, (route) => waiting.push(route) && undefined);
    await page.goto('/vip');
    await expect(signIn(page)).toBeVisible();
    await goTo(page, '/nowhere');
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await expect(signIn(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/nowhere');
    for (const route of waiting) await route.continue();
    await expect(page).toHaveURL('/');
    await expect(products(page)).toBeVisible();
  },
);

for (const [what, answer, details] of [
  ['can’t be loaded', (route: Route) => route.abort('connectionreset'), {}],
  [
    'is not the one that the page names',
    async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('/remotes/', '/remotes/x/../');
      return route.fulfill({ response, body });
    },
    LONG,
  ],
] as const)
  test(
    `a page whose lazy composition ${what} works with its initial remotes, and a retry loads the others [M4]`,
    details,
    async ({ page }) => {
      await page.route(LAZY, answer);
      await page.goto('/');
      await expect(products(page)).toBeVisible();
      await panel(page).click();
      await expect(failed(page)).toBeVisible();
      await goTo(page, '/cart');
      await expect(emptyCart(page)).toBeVisible();
      await goTo(page, '/nowhere');
      await expect(failed(page)).toBeVisible();
      await goTo(page, '/el/');
      await expect(failed(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      // The page may also recover by itself while the browser is idle.
      const retry = page.getByRole('main').getByRole('button', { name: '再試一次' });
      await retry.click({ timeout: 3000 }).catch(() => undefined);
      await expect(administration(page)).toBeVisible();
      await page.goBack();
      // No page has the address /nowhere, so it now leads to home.
      await expect(page).toHaveURL('/');
      await expect(products(page)).toBeVisible();
      await page.goBack();
      await expect(emptyCart(page)).toBeVisible();
      await page.goBack();
      await expect(signIn(page)).toBeVisible();
    },
  );

test(
  'the button reloads the page if its lazy composition is no longer served [M4]',
  LONG,
  async ({ page }) => {
    await page.route(LAZY, (route) => route.fulfill({ status: 404, json: { success: false } }));
    await page.goto('/');
    await expect(products(page)).toBeVisible();
    await panel(page).click();
    await expect(failed(page)).toBeVisible();
    const document = page.waitForEvent('domcontentloaded');
    await page.getByRole('main').getByRole('button', { name: '重新整理' }).click();
    await document;
    await expect(signIn(page)).toBeVisible();
    expect(await remoteNames(page)).toContain('mf-member');
  },
);
