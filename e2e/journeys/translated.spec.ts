import { expect, type Page } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { signIn } from '../support/mail.ts';
import {
  addToCart,
  dialogClosed,
  fillIn,
  fillInRecipient,
  goToPayment,
  OOLONG,
  payByCard,
} from '../support/shopping.ts';
import { test } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';

/** Collects what a page that its translator has broken would show or throw. */
async function translated(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (/NotFoundError|not a child of this node/.test(line.text())) errors.push(line.text());
  });
  await translatePages(page);
  return async () => {
    expect(errors).toEqual([]);
    await expect(page.getByText('暫時無法顯示')).toHaveCount(0);
    expect(await page.locator('main font').count()).toBeGreaterThan(5);
  };
}

async function buy(page: Page) {
  await addToCart(page, OOLONG, 2);
  await page.getByRole('link', { name: '購物車，2 件' }).click();
  const bar = page.getByRole('region', { name: '結帳' });
  await expect(bar).toContainText('2 件');
  await page.getByRole('button', { name: '增加一件' }).first().click();
  // A text that React changes is shown, translated or not.
  await expect(bar).toContainText('3 件');
}

test(
  'a translated page sells, and shows amounts as they change [41 R2] [C9, C5]',
  LONG,
  async ({ page }) => {
    test.slow();
    const isWhole = await translated(page);
    await page.goto('/products');
    await expect(page.getByRole('tab', { name: '最新' })).toBeVisible();
    await page.getByRole('tab', { name: '最新' }).click();
    await isWhole();
    await buy(page);
    await fillIn(page);
    await page.getByRole('button', { name: '前往結帳' }).click();
    await page.getByRole('button', { name: '再確認一下訂單' }).click();
    await dialogClosed(page);
    await isWhole();
    await goToPayment(page);
    await payByCard(page);
    const order = page.getByRole('dialog', { name: /^訂購單明細: / });
    await expect(order).toContainText('已付款');
    await order.getByRole('button', { name: '關閉', exact: true }).last().click();
    await isWhole();
  },
);

test(
  'a translated page signs in, buys as a member and shows the orders [41 R2] [V5, V9]',
  LONG,
  async ({ page }) => {
    test.slow();
    const isWhole = await translated(page);
    await signIn(page, 'member@pinpu.test');
    await isWhole();
    await addToCart(page, OOLONG);
    await page.goto('/cart');
    await fillInRecipient(page);
    await goToPayment(page);
    await payByCard(page);
    await page.goto('/vip');
    await page.getByRole('tab', { name: /待出貨/ }).click();
    await page
      .getByRole('button', { name: /^查看明細，訂單/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /^訂購單明細: / })).toContainText('已付款');
    await page.keyboard.press('Escape');
    await isWhole();
  },
);

test('a translated back office lists, searches and opens [41 R2]', LONG, async ({ page }) => {
  test.slow();
  const isWhole = await translated(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/el/shop/products');
  await signInAdmin(page);
  const search = page.getByRole('searchbox').first();
  await search.fill('烏龍');
  await search.press('Enter');
  await page.getByRole('main').getByRole('link', { name: /烏龍/ }).first().click();
  await expect(page.getByRole('button', { name: /儲存/ }).first()).toBeVisible();
  await isWhole();
});
