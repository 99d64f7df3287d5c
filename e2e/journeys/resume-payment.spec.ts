import { expect, type Page } from '@playwright/test';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { phone } from '../support/phone.ts';
import { goToPayment, payByCard, storedCart, tradesOf } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const orderDialog = (page: Page) => page.getByRole('dialog', { name: /^訂購單明細: / });
const waiting = (page: Page) =>
  page.getByRole('status').filter({ hasText: '訂單已成立，尚未付款。' });

/** Confirms the checkout until the payment page, which may fail to load. */
async function leaveForPayment(page: Page) {
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
}

/** Expects one notice about the unpaid order, and opens its dialog to pay again. */
async function expectOneClearState(page: Page) {
  await expect(waiting(page)).toHaveCount(1);
  await expect(page.getByText('購物車是空的')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedCart(page)).toEqual([]);
}

async function payAgain(page: Page) {
  await orderDialog(page).getByRole('button', { name: '重新付款' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('沙盒付款')).toBeVisible();
}

async function payFromTheOrder(page: Page) {
  await waiting(page).getByRole('button', { name: '查看訂單明細' }).click();
  await payAgain(page);
}

test('Back from the payment page shows the unpaid order; it is paid under a new trade number [C9, D7, S4]', async ({
  page,
}) => {
  test.slow();
  const trades = tradesOf(page);
  await openFilledCart(page);
  await goToPayment(page);
  await page.goBack();
  await expectOneClearState(page);
  await payFromTheOrder(page);
  await page.goBack();
  await expectOneClearState(page);
  await payFromTheOrder(page);
  expect(trades.orders()).toHaveLength(1);
  expect(trades.numbers()).toHaveLength(3);
  await payByCard(page);
  await expect(orderDialog(page)).toContainText('已付款');
  await page.goto('/cart');
  await expect(page.getByText('購物車是空的')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('a tab restored after the browser was closed on the payment page shows the unpaid order [C9, S3, S4]', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  test.slow();
  const openBrowser = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      ...phone,
    });
  const closed = await openBrowser();
  const left = await closed.newPage();
  await openFilledCart(left);
  await goToPayment(left);
  await closed.close();

  const again = await openBrowser();
  const restored = await again.newPage();
  await restored.goto('/cart');
  await expectOneClearState(restored);
  await payFromTheOrder(restored);
  const other = await again.newPage();
  await other.goto('/cart');
  await payFromTheOrder(other);
  await payByCard(other);
  await expect(orderDialog(other)).toContainText('已付款');
  // The payment page that is still open in the first tab must not lead to a second payment.
  await restored.getByRole('button', { name: '信用卡付款', exact: true }).click();
  await restored.waitForURL(/\/cart\/paid\//);
  await expect(orderDialog(restored)).toContainText('已付款');
  await again.close();
});

for (const [what, fail, details] of [
  ['is unreachable', (page: Page) => page.route('**/sandbox-pay/**', (r) => r.abort()), {}],
  [
    'answers 502',
    (page: Page) =>
      page.route('**/sandbox-pay/**', (r) =>
        r.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
      ),
    LONG,
  ],
] as const)
  test(
    `a payment page that ${what} can be left by Back, and the order paid later [C9, D7]`,
    details,
    async ({ page }) => {
      test.slow();
      const trades = tradesOf(page);
      await openFilledCart(page);
      await fail(page);
      const gone = page.waitForEvent('framenavigated', (frame) => !frame.url().endsWith('/cart'));
      await leaveForPayment(page);
      await gone;
      await page.unroute('**/sandbox-pay/**');
      await page.goBack();
      await expectOneClearState(page);
      await payFromTheOrder(page);
      expect(trades.orders()).toHaveLength(1);
      expect(trades.numbers()).toHaveLength(2);
    },
  );

test('a payment page that does not load can be abandoned: the order opens, and its buttons work [C9]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  // With 204, the browser stays on the page.
  await page.route('**/sandbox-pay/**', (route) => route.fulfill({ status: 204 }));
  await leaveForPayment(page);
  const leaving = page.getByRole('dialog', { name: '前往付款頁面' });
  await expect(leaving.getByRole('button', { name: '沒有自動前往，請按這裡' })).toBeEnabled();
  await leaving.getByRole('link', { name: '稍後付款，先查看訂單' }).click();
  await page.waitForURL(/\/cart\/order\//);
  await page.unroute('**/sandbox-pay/**');
  await payAgain(page);
});

test('a page restored from the back/forward cache no longer shows the dialog it was left with [C9, S4]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  await page.route('**/sandbox-pay/**', (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/sandbox-pay/'),
  );
  await leaveForPayment(page);
  await answered;
  await expect(page.getByRole('dialog', { name: '前往付款頁面' })).toBeVisible();
  // Simulates the event of browsers with a back/forward cache; this browser caches no page with no-store.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expectOneClearState(page);
  await page.unroute('**/sandbox-pay/**');
  await payFromTheOrder(page);
});

test('a return address opened twice, and again in another tab, shows the order’s status each time [R5]', async ({
  page,
  context,
}) => {
  test.slow();
  await openFilledCart(page);
  await goToPayment(page);
  await payByCard(page);
  // Chromium merges the history entries if a reload and the opening of a dialog happen at the same moment.
  await expect(orderDialog(page)).toHaveCount(1);
  const second = await context.newPage();
  await second.goto(page.url());
  await page.reload();
  for (const tab of [page, second]) {
    await expect(orderDialog(tab)).toHaveCount(1);
    await orderDialog(tab).getByRole('button', { name: '關閉', exact: true }).last().click();
    await expect(tab.getByText('付款完成，謝謝您的訂購。')).toHaveCount(1);
  }
  // The order's status decides, not the address.
  await second.goto(page.url().replace('/paid/', '/failed/'));
  await orderDialog(second).getByRole('button', { name: '關閉', exact: true }).last().click();
  await expect(second.getByText('付款完成，謝謝您的訂購。')).toBeVisible();
});

test('another person’s order and an unknown one are indistinguishable [N5, R5]', async ({
  page,
  browser,
}) => {
  test.slow();
  await openFilledCart(page);
  await goToPayment(page);
  await payByCard(page);
  const stranger = await (await browser.newContext()).newPage();
  const seen: string[] = [];
  for (const guid of [page.url().split('/').at(-1), crypto.randomUUID(), 'nonsense']) {
    await stranger.goto(`/cart/paid/${guid}`);
    const dialog = stranger.getByRole('dialog', { name: '訂購單明細' });
    await dialog.getByLabel('電子郵件').fill('stranger@pinpu.test');
    await dialog.getByRole('button', { name: '開啟訂單' }).click();
    await expect(dialog).toContainText('查無符合的訂單');
    const inDialog = await dialog.innerText();
    await dialog.getByRole('button', { name: '關閉' }).click();
    await expect(stranger.getByText('您的訂單：')).toBeVisible();
    seen.push(inDialog + (await stranger.getByRole('main').innerText()));
  }
  expect(new Set(seen).size).toBe(1);
});
