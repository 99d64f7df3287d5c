import { type Browser, expect, type Page } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { addToCart, fillIn, goToPayment, OOLONG, payByCard } from '../support/shopping.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

/** A shop of its own, whose goods and fees no other journey sees. */
const url = `http://localhost:${shop.port + 91}`;
let own: Awaited<ReturnType<typeof startOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnShop('parcels', { url });
});
test.afterAll(() => own.stop());

const COLD = 'P0201';

/** In the back office: one product is frozen, and outlying islands cost more. */
async function setUp(page: Page) {
  await page.goto(`${url}/el/shop/products/${COLD}`);
  await signInAdmin(page, own.dataDir);
  await page.getByLabel('溫層').selectOption('冷凍');
  await page.getByLabel('運費', { exact: true }).fill('180');
  await page.getByLabel('免運門檻', { exact: true }).fill('0');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();
  await page.goto(`${url}/el/shop/settings`);
  const card = page.getByRole('region', { name: '運費與包裹' });
  await card.getByRole('checkbox', { name: '自訂運費與包裹' }).check();
  await card.getByRole('button', { name: '加入離島' }).click();
  await card.getByLabel('每個包裹加收（元）').fill('150');
  await page.getByRole('button', { name: '發布', exact: true }).click();
  await expect(page.getByText('已發布，顧客下次載入頁面時就會看到。')).toBeVisible();
}

async function asKeeper(browser: Browser, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await work(await context.newPage());
  await context.close();
}

test('goods of two temperatures become one order with two parcels and the fee of each, on a phone [T12] [T13]', async ({
  browser,
}) => {
  test.slow();
  await asKeeper(browser, setUp);
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  await addToCart(page, COLD);
  await expect(page.getByText('冷凍配送，運費 NT$180，離島另計')).toBeVisible();
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  const notes = page.getByRole('group', { name: '包裹與運費' });
  await expect(notes).toContainText('這筆訂單分 2 個包裹寄出');
  await expect(notes).toContainText('冷凍包裹 NT$180');
  await expect(notes).toContainText('離島另計');
  await fillIn(page);
  await expect(notes).not.toContainText('離島');
  await goToPayment(page);
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('已付款');
  await order.getByText('訂單金額').click();
  await expect(order.getByText('常溫包裹運費')).toBeVisible();
  await expect(order.getByText('冷凍包裹運費')).toBeVisible();
  await context.close();
});
