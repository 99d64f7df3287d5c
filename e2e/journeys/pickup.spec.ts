import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expectTargetSize } from '../support/accessibility/target-size.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { sendWithProof } from '../support/mail.ts';
import { OOLONG, payByCard } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const shipping = (page: Page) => page.getByRole('group', { name: '配送方式' });
const orderDialog = (page: Page) => page.getByRole('dialog', { name: /^訂購單明細: / });

async function chooseStore(page: Page, store: string, button = '選擇門市') {
  await shipping(page).getByRole('button', { name: button }).click();
  await expect(page.getByText('沙盒門市地圖')).toBeVisible();
  await page.getByRole('button', { name: `選擇這家門市：${store}`, exact: true }).click();
  await page.waitForURL(/\/cart\/pickup$/);
  await expect(shipping(page)).toContainText(store);
}

test('a parcel goes to a store chosen on the map, and no input is lost [C1, C12, D2]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  await shipping(page).getByText('超商取貨').click();
  await expectTargetSize(page);
  await page.getByRole('button', { name: '前往結帳' }).click();
  await expect(shipping(page).getByRole('alert')).toContainText('請選擇取貨門市');
  await chooseStore(page, '沙盒門市一');
  await expect(page.getByRole('region', { name: '收件人' })).toContainText('林測試');
  await expect(page.getByRole('region', { name: '收件人' })).not.toContainText('重慶南路');
  await chooseStore(page, '沙盒門市二', '更換門市');
  await page.getByRole('radio', { name: '信用卡一次付清' }).check();
  await page.getByRole('button', { name: '前往結帳' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('取貨門市：沙盒超商 沙盒門市二');
  await page.getByRole('button', { name: '立即付款' }).click();
  await payByCard(page);
  await expect(orderDialog(page)).toContainText('超商取貨');
  await expect(orderDialog(page)).toContainText('沙盒門市二');
});

test('an order paid at the store is placed once its e-mail is proved [B4]', async ({ page }) => {
  test.slow();
  const email = `store-${Date.now()}@pinpu.test`;
  await openFilledCart(page, { email });
  await shipping(page).getByText('超商取貨').click();
  await chooseStore(page, '沙盒門市三');
  await page.getByRole('radio', { name: '超商取貨付款' }).check();
  await page.getByRole('button', { name: '前往結帳' }).click();
  await sendWithProof(page, email);
  await page.waitForURL(/\/cart\/order\//);
  await expect(orderDialog(page)).toContainText('超商取貨付款');
  await orderDialog(page).getByRole('button', { name: '關閉', exact: true }).last().click();
  await expect(page.getByText('訂單已成立，採超商取貨付款。')).toBeVisible();
});

test(
  'the order page shows the chosen store after a return from the map without one, and after a choice in a second tab',
  LONG,
  async ({ page, context }) => {
    test.slow();
    await openFilledCart(page);
    await shipping(page).getByText('超商取貨').click();
    await shipping(page).getByRole('button', { name: '選擇門市' }).click();
    await expect(page.getByText('沙盒門市地圖')).toBeVisible();
    await page.goBack();
    await expect(shipping(page)).toContainText('尚未選擇取貨門市');
    const second = await context.newPage();
    await second.goto('/cart');
    await expect(second.getByRole('radio', { name: '超商取貨', exact: true })).toBeChecked();
    await chooseStore(second, '沙盒門市四');
    await page.bringToFront();
    await page.reload();
    await expect(shipping(page)).toContainText('沙盒門市四');
    await page.goto('/cart/pickup-refused');
    await expect(shipping(page)).toContainText('門市沒有選擇成功');
    await expect(shipping(page)).toContainText('沙盒門市四');
  },
);

test('the map and the choice are accessible: by keyboard, and without axe violations', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  await page.getByRole('radio', { name: '宅配' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '超商取貨', exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(shipping(page).getByRole('button', { name: '選擇門市' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('沙盒門市地圖')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shipping(page)).toContainText('沙盒門市一');
  await expectAccessible(page);
});

test(
  'a card payment in instalments shows the amount of each, and their number on the payment page and in the order [B4]',
  LONG,
  async ({ page }) => {
    test.slow();
    await openFilledCart(page, { goods: { [OOLONG]: 9 } });
    await page.getByRole('radio', { name: '信用卡分期付款' }).check();
    const periods = page.getByLabel('分期期數');
    await expect(periods).toContainText('每期 NT$');
    await periods.selectOption('6');
    await page.getByRole('button', { name: '前往結帳' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('（6 期）');
    await page.getByRole('button', { name: '立即付款' }).click();
    await expect(page.getByRole('definition').filter({ hasText: '6 期' })).toBeVisible();
    await payByCard(page);
    await expect(orderDialog(page)).toContainText('信用卡分期付款（6 期）');
  },
);
