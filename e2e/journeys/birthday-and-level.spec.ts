import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { openFilledCart, payOrder } from '../support/filled-cart.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { BIRTHDAY_IN, startBirthdayShop } from '../support/shops/birthday-shop.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since its clock is moved. */
const url = `http://localhost:${shop.port + 103}`;
let own: Awaited<ReturnType<typeof startBirthdayShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startBirthdayShop(url);
});
test.afterAll(() => own.stop());

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('a member gets a birthday coupon, uses it in an order, and the order raises the level, for which a rule holds [W13] [W15] [W17] [W12]', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await own.signIn(context);
  await page.goto('/vip');
  await expect(part(page, '會員等級')).toContainText('再消費 NT$500 成為金卡會員');
  await expect(part(page, '我的生日券')).toHaveCount(0);

  own.advance(BIRTHDAY_IN);
  await expect(async () => {
    await page.reload();
    await expect(part(page, '我的生日券')).toContainText('折 NT$100', { timeout: 3000 });
  }).toPass();
  await expectFullAccessibility(page);

  await openFilledCart(page);
  await expect(page.getByText(/會員日/)).toHaveCount(0);
  await page.getByRole('button', { name: '使用生日券' }).click();
  await expect(page.getByText(/已折抵 NT\$100/)).toBeVisible();
  await payOrder(page);

  await page.goto('/vip');
  await expect(part(page, '會員等級')).toContainText('金卡會員生日券折 NT$100');
  await expect(part(page, '會員等級')).toContainText('專屬優惠：會員日');
  await expect(part(page, '我的生日券')).toHaveCount(0);

  await openFilledCart(page);
  await expect(page.locator('dl').filter({ hasText: '會員日（金卡會員）−NT$30' })).toBeVisible();
  await context.close();
});
