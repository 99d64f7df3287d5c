import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { payOrder } from '../support/filled-cart.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { addToCart, fillIn, OOLONG } from '../support/shopping.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since other journeys compare prices of theirs. */
const url = `http://localhost:${shop.port + 93}`;
const HOUR_MS = 3_600_000;
let own: Awaited<ReturnType<typeof startOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnShop('special', { url });
});
test.afterAll(() => own.stop());

/** In some hours, as `datetime-local` has it in Taipei. */
const inHours = (hours: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Taipei',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.now() + hours * HOUR_MS)
    .replace(' ', 'T');

const twd = (amount: number) => `NT$${amount.toLocaleString('en-US')}`;

/** What a keeper does at a computer: dates in the wrong order first. */
async function setSpecial(page: Page, special: number) {
  await page.goto(`${url}/el/shop/products/${OOLONG}`);
  await signInAdmin(page, own.dataDir);
  await page.getByLabel('特價', { exact: true }).fill('0');
  await page.getByLabel('特價開始').fill(inHours(6));
  await page.getByLabel('特價結束').fill(inHours(5));
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('特價要大於 0；沒有特價請留空。')).toBeVisible();
  await expect(page.getByText('特價結束要晚於特價開始，請調整其中一個。')).toBeVisible();
  await page.getByLabel('特價', { exact: true }).fill(String(special));
  await page.getByLabel('特價開始').fill('');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();
  await page.goto(`${url}/el/shop/products?q=${OOLONG}`);
  await expect(page.getByText(/特價中，原價/)).toBeVisible();
}

test('a keeper sets a special price, and a shopper whose clock is wrong sees how long it applies, and buys at it [T15]', async ({
  browser,
}) => {
  test.slow();
  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const { body } = await (await desk.request.get(`${url}/api/product/${OOLONG}`)).json();
  const special = Math.round(body.price * 0.95);
  await setSpecial(desk, special);

  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.now() + 30 * HOUR_MS);
  await page.goto(`/products/${encodeURIComponent(body.prd_name)}`);
  const tile = page.getByRole('article').filter({ hasText: body.prd_name }).first();
  await expect(tile).toContainText(`${twd(special)}原價${twd(body.price)}`);

  await addToCart(page, OOLONG);
  await expect(page.getByText(/^特價到 \d+\/\d+（.）\d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^倒數 0[45]:\d\d:\d\d$/);
  await expectFullAccessibility(page);
  await page.getByRole('link', { name: '購物車，1 件' }).first().click();
  const line = page.getByRole('listitem', { name: body.prd_name });
  await expect(line).toContainText(`原價${twd(body.price)}`);
  await expect(line).toContainText('特價到');
  await fillIn(page);
  await payOrder(page);
  await expect(page.getByRole('dialog', { name: /^訂購單明細: / })).toContainText(twd(special));
  await desk.context().close();
  await context.close();
});
