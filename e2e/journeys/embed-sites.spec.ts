import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { openShopDesk } from '../support/administration.ts';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { test } from '../support/test.ts';
import { collectViolations } from '../support/violations.ts';

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost(() => ({ '/blog': { html: '<h1>茶</h1>' } }));
});
test.afterAll(() => host.close());

async function paste(page: Page, tag: string) {
  await page.goto(`${host.origin}/blog`);
  await page.setContent(`<!doctype html><html lang="zh-Hant-TW"><title>茶</title>${tag}</html>`);
}

test('a site is admitted on a screen, shows the cart by the tag from there, and no longer once it is disabled [M5]', async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await openShopDesk(browser, '/el/shop/sites');
  await desk.getByRole('link', { name: '新增網站' }).click();
  await desk.getByLabel('網站名稱').fill('茶的週記');
  await desk.getByLabel('來源網域').fill(`${host.origin}\nhttp://blog.example`);
  await desk.getByRole('button', { name: '新增', exact: true }).click();
  await expect(desk.getByLabel('來源網域')).toHaveAccessibleDescription(
    /「http:\/\/blog\.example」/,
  );
  await desk.getByLabel('來源網域').fill(host.origin);
  await desk.getByRole('button', { name: '新增', exact: true }).click();
  await expect(desk.getByText(/^已新增/)).toBeVisible();
  await expectAccessible(desk);
  const tag = (await desk.getByLabel('標籤', { exact: true }).locator('code').textContent()) ?? '';

  await paste(page, tag);
  const cart = page.locator('pinpu-cart');
  await expect(cart.getByText('購物車是空的。')).toBeVisible();
  await desk.getByRole('button', { name: '停用' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(desk.getByRole('button', { name: '恢復使用' })).toBeVisible();
  await paste(page, tag);
  await expect(cart.getByText('已停用')).toBeVisible();
  await desk.context().close();
});

test('the page for integrators has the elements at work in the shop’s own cart, and builds a tag that Back and a reload keep [M5]', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  await page.goto('/embed/?site=pk_0123456789abcdef');
  const example = page.getByRole('article', { name: 'pinpu-buy-button' });
  await example.getByRole('button', { name: '加入購物車' }).click();
  await expect(page.getByRole('log').getByText('pinpu:add')).toBeVisible();
  const basket = page.getByRole('banner').getByRole('link', { name: /購物車/ });
  await expect(basket).toHaveAccessibleName(/1/);
  await expect(page.locator('article pinpu-cart').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await page.getByLabel('元素', { exact: true }).selectOption('pinpu-cart');
  await page.getByLabel('版本').selectOption('exact');
  await page.getByLabel('淺色或深色').selectOption('深色');
  const code = page.getByRole('figure', { name: '標籤的程式碼' });
  const built =
    /embed\/cart-[0-9a-f]{12}\.js\?site=pk_0123456789abcdef" integrity="sha384-.+<pinpu-cart theme="dark"><\/pinpu-cart>/s;
  await expect(code).toContainText(built);
  await page.waitForURL(/theme=dark/);
  await basket.click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(code).toContainText(built);
  await page.reload();
  await expect(code).toContainText(built);
  await expect(
    page.getByLabel('元素的預覽').locator('pinpu-cart').getByRole('listitem'),
  ).toHaveCount(1);
  expect(violations).toEqual([]);
});
