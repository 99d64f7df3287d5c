import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/mail.ts';
import { fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';

/** On the list: selects two products and shares them as one link, which a guest opens. */
async function makeBundle(page: Page, browser: Browser) {
  await page.goto('/products');
  const zone = page.getByRole('region', { name: '團購推廣' });
  const toggle = zone.getByRole('button', { name: '選擇商品' });
  await toggle.click();
  await zone.getByRole('button', { name: '建立產品套餐' }).click();
  const refusal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(refusal).toContainText('請先選擇商品');
  await refusal.getByRole('button', { name: '關閉', exact: true }).first().click();

  const tile = (at: number) => page.locator('main article').nth(at);
  await tile(0).click();
  await tile(1).getByRole('checkbox', { name: /^選取/ }).check();
  await expect(zone).toContainText('已選 2 項');
  const name = (await tile(0).getByRole('heading').textContent()) ?? '';
  await page.getByRole('tab', { name: '最熱銷' }).click();
  await expect(page.getByRole('checkbox', { name: `選取${name}` })).toBeChecked();
  await toggle.click();
  await toggle.click();
  await expect(zone).toContainText('已選 0 項');
  await tile(2).click();
  await zone.getByRole('button', { name: '建立產品套餐' }).click();
  const link = await zone.getByRole('link').first().getAttribute('href');
  await expect(page).toHaveURL(/\/products\?o=hot$/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link ?? '');
  await expect(stranger).toHaveURL(/\/pb\/\w+/);
  await expect(stranger.locator('main article')).toHaveCount(1);
  await stranger.close();
}

test('a promoter’s short link leads a guest to the group price, and to a paid order [P9, G1, G3, G4, G7, L2, R3, R4, R6]', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'promoter@pinpu.test');
  await page.goto(`/product/${OOLONG}`);
  const zone = page.getByRole('region', { name: '團購推廣' });
  await expect(zone).toContainText('利潤');
  await zone.getByRole('button', { name: '取得推廣連結' }).click();
  const link = await zone.getByRole('link').first().getAttribute('href');
  expect(link).toMatch(/\/s\/\w+$/);
  await makeBundle(page, browser);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link ?? '');
  await expect(stranger).toHaveURL(new RegExp(`/p/${OOLONG}`));
  await expect(stranger.getByRole('region', { name: '團購推廣' })).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: '加入購物車' })).toHaveCount(0);
  const product = await (await stranger.request.get(`/api/product/${OOLONG}`)).json();
  const groupPrice = product.body.price1.toLocaleString('en-US');
  await expect(stranger.getByRole('main')).toContainText(`NT$${groupPrice}`);
  await stranger.getByRole('button', { name: '立即購買' }).click();
  await expect(stranger).toHaveURL(/\/c$/);
  await expect(stranger.getByRole('main')).toContainText(`NT$${groupPrice}`);
  await fillIn(stranger, 'stranger@pinpu.test');
  let payload: { promo_code: string; cart: { prd_price: number }[] } | undefined;
  await stranger.route('**/api/cart/checkout**', (route) => {
    payload = route.request().postDataJSON();
    return route.continue();
  });
  await goToPayment(stranger);
  expect(payload?.promo_code).toBe((link ?? '').split('/').at(-1));
  expect(payload?.cart[0]?.prd_price).toBe(product.body.price1);
  await payByCard(stranger);
  await expect(stranger.getByRole('dialog', { name: /^訂購單明細: / })).toContainText('已付款');
});

test('shoppers never receive wholesale costs [P9]', async ({ request }) => {
  const product = await (await request.get(`/api/product/${OOLONG}`)).json();
  expect(product.body).not.toHaveProperty('cost_wholesale');
  const list = await (await request.get('/api/products?l=100')).json();
  for (const item of list.pager.items) expect(item).not.toHaveProperty('cost_wholesale');
});
