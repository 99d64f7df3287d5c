import { expect, test } from '@playwright/test';
import { signIn } from '../support/mail.ts';
import { fillIn, goToPayment, OOLONG, payByCard } from '../support/walk.ts';

test('a promoter’s short link brings a stranger to the group price, and to a paid order [P9, G1, G3, G7, R4, R6]', async ({
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

test('a shopper is never told what the shop pays [P9]', async ({ request }) => {
  const product = await (await request.get(`/api/product/${OOLONG}`)).json();
  expect(product.body).not.toHaveProperty('cost_wholesale');
  const list = await (await request.get('/api/products?l=100')).json();
  for (const item of list.pager.items) expect(item).not.toHaveProperty('cost_wholesale');
});
