import { daysLater, dispatchText, taipeiDate } from '@pinpu/shared/domain';
import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { shop } from '../support/shop.ts';
import { addToCart, fillIn, OOLONG, payByCard } from '../support/shopping.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since a product of it is sold out. */
const url = `http://localhost:${shop.port + 95}`;
const IN_STOCK = 'P0103';
let own: Awaited<ReturnType<typeof startOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnShop('preorder', { url });
});
test.afterAll(() => own.stop());

const today = taipeiDate(new Date());
const ships = daysLater(today, 20);
const until = daysLater(today, 10);

/** Opens pre-orders of the oolong, which is sold out, first with dates in the wrong order. */
async function openPreorders(page: Page) {
  await page.goto(`/el/shop/products/${OOLONG}`);
  await signInAdmin(page, own.dataDir);
  await page.getByLabel('庫存', { exact: true }).fill('0');
  await page.getByLabel('預購截止').fill(`${until}T23:59`);
  await page.getByLabel('預購出貨日').fill(daysLater(today, 5));
  await page.getByLabel('預購數量').fill('40');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText(/預購出貨日 .+早於截止日/)).toBeVisible();
  await page.getByLabel('預購出貨日').fill(ships);
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();
}

test('a keeper opens pre-orders of a sold-out product; a shopper orders it together with goods in stock, and the order has the day [T16]', async ({
  browser,
}) => {
  test.slow();
  const desk = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const keeper = await desk.newPage();
  await openPreorders(keeper);

  const phone = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(`/product/${OOLONG}`);
  await expect(page.getByText(`${dispatchText(ships)}，`)).toBeVisible();
  await expect(page.getByText('剩 40')).toBeVisible();
  await expectFullAccessibility(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await addToCart(page, OOLONG);
  await addToCart(page, IN_STOCK);
  await page.goto('/cart');
  await expect(page.getByText(/^含預購商品，整筆訂單 .+起一起出貨。/)).toBeVisible();
  await page.getByRole('button', { name: '先結帳現貨' }).click();
  await expect(page.getByText(/先替您留著/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '放回購物車' }).click();
  await expect(page.getByText(`預購・${dispatchText(ships)}`)).toBeVisible();
  await fillIn(page, 'preorder@pinpu.test');
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('沙盒付款')).toBeVisible();
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText(`預購・${dispatchText(ships)}`);

  await keeper.goto('/el/shop/orders?tab=to-ship');
  await expect(keeper.getByText(`預購 ${dispatchText(ships)}`)).toBeVisible();
  await keeper.getByRole('link', { name: /^PP/ }).first().click();
  await expect(keeper.getByText(/請不要提早寄出/)).toBeVisible();
  await Promise.all([desk.close(), phone.close()]);
});
