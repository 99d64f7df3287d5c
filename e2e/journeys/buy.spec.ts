import { expect } from '@playwright/test';
import { openFilledCart } from '../support/filled-cart.ts';
import { addToCart, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';

test('a shopper gets from home to a paid order [R1, R4, R5, F8, C6, C7, C9, D1, P5, P7, M1]', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('region', { name: '活動看板' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '商品分類' }).getByRole('link')).toHaveCount(
    10,
  );
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await addToCart(page, OOLONG, 2);

  await page.getByRole('link', { name: '購物車，2 件' }).click();
  const bar = page.getByRole('region', { name: '結帳' });
  await expect(bar).toContainText('2 件');
  await fillIn(page);
  await bar.getByRole('button', { name: '前往結帳' }).click();

  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText('系統將前往『付款』頁面');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(confirm).toBeVisible();
  await confirm.getByRole('button', { name: '再確認一下訂單' }).click();
  await expect(confirm).toBeHidden();

  await goToPayment(page);
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toBeVisible();
  await expect(order).toContainText('已付款');
  await order.getByRole('button', { name: '關閉', exact: true }).last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^購物車/ })).toHaveCount(0);
});

test('two tabs that check out the same cart make one order [B5, N3, S4]', async ({
  page,
  context,
}) => {
  test.slow();
  await openFilledCart(page);
  const second = await context.newPage();
  await second.goto('/cart');
  // Both tabs send their checkout before the server receives either.
  let sent = 0;
  let release = () => {};
  const bothSent = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/cart/checkout**', async (route) => {
    sent += 1;
    if (sent === 2) release();
    await bothSent;
    await route.continue();
  });
  const tabs = [page, second];
  for (const tab of tabs) {
    await tab.getByRole('button', { name: '前往結帳' }).click();
    await tab.getByRole('button', { name: '立即付款' }).click();
  }
  const codes = await Promise.all(tabs.map((tab) => tab.getByText(/^PP\d{6}\w{6}$/).textContent()));
  expect(new Set(codes).size).toBe(1);
});

test('Back from the payment page, and a reload, leave cart and buttons in the right state [C9, S4]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  await page.reload();
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('1 件');
  await goToPayment(page);
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog', { name: '前往付款頁面' })).toHaveCount(0);
  await expect(page.getByText('購物車是空的')).toBeVisible();
});

test('a tab closed during checkout and restored has cart, data and buttons in the right state [C9, S4]', async ({
  page,
  context,
}) => {
  await openFilledCart(page, { goods: { [OOLONG]: 2 } });
  await page.getByRole('button', { name: '前往結帳' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.close();
  const restored = await context.newPage();
  await restored.goto('/cart');
  await expect(restored.getByRole('region', { name: '結帳' })).toContainText('2 件');
  await expect(restored.getByRole('region', { name: '訂購人' })).toContainText('林測試');
  await expect(restored.getByRole('alertdialog')).toHaveCount(0);
  await goToPayment(restored);
});

test('a changed price is reported, and the cart is complete [B5, C9]', async ({ page }) => {
  test.slow();
  await openFilledCart(page);
  await page.route('**/api/cart/checkout**', async (route) => {
    const payload = route.request().postDataJSON();
    payload.cart[0].prd_price = 1;
    await route.continue({ postData: JSON.stringify(payload) });
  });
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('[PRICE_CHANGED]');
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('1 件');
  await expect(page.getByRole('button', { name: '前往結帳' })).toBeEnabled();
});

test('a payment that fails leaves an order that can be paid again [D5, D6]', async ({ page }) => {
  test.slow();
  await openFilledCart(page);
  await goToPayment(page);
  await page.getByRole('button', { name: '模擬信用卡付款失敗' }).click();
  await page.waitForURL(/\/cart\/failed\//);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await order.getByRole('button', { name: '重新付款' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('沙盒付款')).toBeVisible();
  await payByCard(page);
  await expect(order).toContainText('已付款');
});
