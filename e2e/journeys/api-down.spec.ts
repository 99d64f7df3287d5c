import { expect, type Page } from '@playwright/test';
import { breakCalls, FAULTS, type Fault } from '../support/faults.ts';
import { storeFilledCart } from '../support/filled-cart.ts';
import { longIf } from '../support/forms.ts';
import { OOLONG, payByCard, storedCart, tradesOf } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('region', { name: '結帳' });
const orderDialog = (page: Page) => page.getByRole('dialog', { name: /^訂購單明細/ });

/** Expects the cart on the page and in the browser's storage. */
async function expectWholeCart(page: Page) {
  await expect(bar(page)).toContainText('共 1 件');
  await expect(bar(page).getByRole('button', { name: '前往結帳' })).toBeEnabled();
  expect(await storedCart(page)).toMatchObject([{ prd_id: OOLONG, qty: 1 }]);
}

/** Expects the global message to explain the fault in Chinese, and to disappear. */
async function expectMessage(page: Page, words: string) {
  const message = page.getByRole('alertdialog').filter({ hasText: words });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function openCart(page: Page, fault: Fault) {
  const config = await breakCalls(page, 'config/public', fault);
  const cart = await breakCalls(page, 'cart/update', fault);
  await page.goto('/cart');
  await expect(page.getByText('您的購物車仍完整保留。')).toBeVisible();
  config.restore();
  await page.getByRole('button', { name: '重新載入' }).click();
  await expect(page.getByText(/^暫時無法與商店核對/)).toBeVisible();
  await expectWholeCart(page);
  cart.restore();
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByText(/^暫時無法與商店核對/)).toHaveCount(0);
}

async function enterCoupon(page: Page, fault: Fault) {
  const { restore } = await breakCalls(page, 'cart/update', fault);
  await page.getByLabel('優惠券').fill('NOSUCHCODE');
  const apply = page.getByRole('button', { name: '套用' });
  await apply.click();
  await expect(page.getByText('暫時無法確認優惠券，請稍後再試。')).toBeVisible();
  await expectWholeCart(page);
  restore();
  await apply.click();
  await expect(page.getByText('暫時無法確認優惠券，請稍後再試。')).toHaveCount(0);
  await expect(page.getByLabel('優惠券')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('優惠券').fill('');
  await apply.click();
}

async function checkOut(page: Page, fault: Fault): Promise<string> {
  const { restore, lost } = await breakCalls(page, 'cart/checkout', fault);
  const go = async () => {
    await page.getByRole('button', { name: '前往結帳' }).click();
    await page.getByRole('button', { name: '立即付款' }).click();
  };
  await go();
  await expectMessage(page, fault.words);
  await expectWholeCart(page);
  restore();
  await go();
  await expect(page.getByText('沙盒付款')).toBeVisible();
  return JSON.parse(lost[0] ?? '').data.ord_code;
}

async function comeBack(page: Page, fault: Fault) {
  const { restore } = await breakCalls(page, 'order/', fault);
  await page.getByRole('button', { name: '模擬信用卡付款失敗' }).click();
  await page.waitForURL(/\/cart\/failed\//);
  await expect(orderDialog(page)).toContainText(fault.words);
  restore();
  await orderDialog(page).getByRole('button', { name: '再試一次' }).click();
  await expect(orderDialog(page)).toContainText('訂購商品');
}

async function payAgain(page: Page, fault: Fault) {
  const { restore } = await breakCalls(page, 'cart/pubPay/', fault);
  const repay = orderDialog(page).getByRole('button', { name: '重新付款' });
  await repay.click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expectMessage(page, fault.words);
  restore();
  await repay.click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('沙盒付款')).toBeVisible();
}

for (const [index, fault] of FAULTS.entries())
  test(
    `one order is completed though ${fault.name} at every step: a message, an unchanged cart, and a second press [C9, N3, X5]`,
    longIf(index > 0),
    async ({ page }) => {
      test.setTimeout(120_000);
      const trades = tradesOf(page);
      await storeFilledCart(page);
      await openCart(page, fault);
      await enterCoupon(page, fault);
      const order = await checkOut(page, fault);
      await comeBack(page, fault);
      await payAgain(page, fault);
      await payByCard(page);
      await expect(orderDialog(page)).toContainText('已付款');
      expect(trades.orders()).toEqual([order]);
      expect(trades.numbers()).toHaveLength(2);
      expect(trades.keys()).toHaveLength(1);
    },
  );
