import { expect } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { openShopDesk } from '../support/administration.ts';
import { openFilledCart, payOrder } from '../support/filled-cart.ts';
import { test } from '../support/test.ts';

test('an administrator adds a coupon, a checkout applies it, the list counts it, and disabling it ends its use [R9]', async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await openShopDesk(browser, '/el/shop/coupons');
  await desk.getByRole('link', { name: '新增優惠券' }).click();
  await desk.getByRole('button', { name: '產生代碼' }).click();
  const code = await desk.getByLabel('代碼').inputValue();
  await desk.getByLabel('折抵金額（NT$）').fill('５０');
  await desk.getByLabel('總共可用次數').fill('3');
  await desk.getByRole('button', { name: '新增', exact: true }).click();
  await expect(desk.getByText('已新增，可以把代碼交給顧客了。')).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expectFullAccessibility(desk);

  await openFilledCart(page);
  const coupon = page.getByLabel('優惠券');
  await coupon.fill(code.toLowerCase());
  await coupon.press('Enter');
  await expect(page.getByText(`優惠券 ${code} 已折抵 NT$50`)).toBeVisible();
  const order = await payOrder(page);

  await desk.goBack();
  await desk.getByRole('searchbox', { name: '搜尋優惠券' }).fill(code);
  await desk.getByRole('searchbox', { name: '搜尋優惠券' }).press('Enter');
  const row = desk.getByRole('list', { name: '優惠券' }).getByRole('listitem');
  await expect(row).toContainText('1／3 次');
  await expect(row).toContainText('共折 NT$50');
  await row.getByRole('link', { name: code }).click();
  await expect(desk.getByRole('link', { name: order })).toBeVisible();
  await desk.getByRole('button', { name: '停用' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(desk.getByRole('button', { name: '恢復使用' })).toBeVisible();

  await openFilledCart(page);
  await page.getByLabel('優惠券').fill(code);
  await page.getByLabel('優惠券').press('Enter');
  await expect(page.getByText('這張優惠券已經停用。')).toBeVisible();
  await desk.context().close();
});
