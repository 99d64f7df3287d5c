import { expect, type Page } from '@playwright/test';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { ecpayShopUrl, startEcpayShop } from '../support/shops/ecpay-shop.ts';
import { test } from '../support/test.ts';

let shop: Awaited<ReturnType<typeof startEcpayShop>>;

test.use({ baseURL: ecpayShopUrl });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // A second shop with demo goods takes long to start.
  test.setTimeout(120_000);
  shop = await startEcpayShop();
});
test.afterAll(() => shop?.stop());

async function goToEcpay(page: Page) {
  await openFilledCart(page);
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('heading', { name: '模擬綠界付款' })).toBeVisible();
}

/** Expects a message and closes it. The dialog before it may still be closing. */
async function dismiss(page: Page, words: string) {
  const message = page.getByRole('alertdialog').filter({ hasText: words });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: '我知道了' }).click();
}

const orderDialog = (page: Page) => page.getByRole('dialog', { name: /^訂購單明細: / });

test('a card payment at ECPay results in a paid order [B4, D1]', async ({ page }) => {
  test.slow();
  await goToEcpay(page);
  await page.getByRole('button', { name: '信用卡付款', exact: true }).click();
  await page.getByRole('button', { name: '回到商店' }).click();
  await page.waitForURL(/\/cart\/paid\//);
  await expect(orderDialog(page)).toContainText('已付款');
  await expect(orderDialog(page)).toContainText('信用卡一次付清');
});

test('an ATM account issued by ECPay is shown in the order [B4, D2]', LONG, async ({ page }) => {
  test.slow();
  await goToEcpay(page);
  await page.getByRole('button', { name: '取得 ATM 帳號' }).click();
  await page.getByRole('button', { name: '回到商店' }).click();
  await page.waitForURL(/\/cart\/order\//);
  const account = [...shop.peer.trades.values()].at(-1)?.issued.vAccount ?? 'none';
  // In groups of four digits, as it is shown.
  const grouped = account.replace(/\d{4}(?=\d)/g, '$& ');
  await expect(orderDialog(page)).toContainText('待繳款');
  await expect(orderDialog(page)).toContainText(grouped);
});

test(
  'a store code issued by ECPay is shown in the order with amount and deadline, and can be copied [B4, D5]',
  LONG,
  async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goToEcpay(page);
    await page.getByRole('button', { name: '取得超商代碼' }).click();
    await page.getByRole('button', { name: '回到商店' }).click();
    await page.waitForURL(/\/cart\/order\//);
    const code = orderDialog(page).getByRole('region', { name: '繳費資訊' });
    for (const name of ['應繳金額', '繳費期限', '繳費代碼'])
      await expect(code.getByText(name, { exact: true })).toBeVisible();
    await expect(code).toContainText('訂單通常在幾分鐘內自動更新');
    await code.getByRole('button', { name: '複製' }).click();
    await expect(code.getByRole('status')).toHaveText('已複製繳費代碼');
    const issued = [...shop.peer.trades.values()].at(-1)?.issued.PaymentNo;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(issued);
  },
);

test('while ECPay is down the order waits and says so; if paid there without a webhook, it is shown as paid instead of being paid twice [B4, C9, D7]', async ({
  page,
}) => {
  test.slow();
  const { knobs } = shop.peer;
  await goToEcpay(page);
  await page.goBack();
  const waiting = page.getByText('訂單已成立，尚未付款。');
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: '查看訂單明細' }).click();
  const payAgain = async () => {
    await orderDialog(page).getByRole('button', { name: '重新付款' }).click();
    await page.getByRole('button', { name: '立即付款' }).click();
  };
  knobs.down = true;
  await payAgain();
  await dismiss(page, '目前無法連線到付款服務，您的訂單已保留');
  Object.assign(knobs, { down: false, times: 0 });
  const trade = [...shop.peer.trades.values()].at(-1);
  await shop.peer.choose(trade?.trade_no ?? '', 'Credit');
  await payAgain();
  await dismiss(page, '這筆訂單已完成付款，無需再次付款。');
  await expect(orderDialog(page)).toContainText('已付款');
  await orderDialog(page).getByRole('button', { name: '關閉', exact: true }).last().click();
  await expect(waiting).toHaveCount(0);
  knobs.times = 1;
});
