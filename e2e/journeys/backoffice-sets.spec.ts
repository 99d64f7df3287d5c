import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { addToCart, fillIn, goToPayment, payByCard } from '../support/shopping.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since other journeys count the goods of theirs. */
const url = `http://localhost:${shop.port + 97}`;
let own: Awaited<ReturnType<typeof startOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnShop('sets', { url });
});
test.afterAll(() => own.stop());

const SET = 'BOX-1';
const NAME = '旅程茶禮盒';
const PARTS = ['P0101', 'P0102'] as const;

/** Units for sale as shoppers get them. */
async function unitsOf(page: Page, code: string): Promise<number> {
  return (await (await page.request.get(`${url}/api/product/${code}`)).json()).body.tot_qty;
}

/** Makes a set of two packs of the first part, and one of the second. */
async function makeSet(page: Page) {
  await page.getByLabel('品名').fill(NAME);
  await page.getByLabel('商品編號').fill(SET);
  await page.getByLabel('售價').fill('990');
  await page.getByLabel('分類', { exact: true }).selectOption('tea');
  await page.getByRole('button', { name: '設為組合' }).click();
  const search = page.getByLabel('加入商品');
  for (const code of PARTS) {
    await search.fill(code);
    const found = page.getByRole('list', { name: '找到的商品' }).getByRole('listitem');
    await found
      .filter({ hasText: `${code}，` })
      .getByRole('button')
      .click();
  }
  await page
    .getByRole('textbox', { name: /每組數量/ })
    .first()
    .fill('2');
  await expect(page.getByText(/依內容的庫存，可賣 \d+ 組。/)).toBeVisible();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已新增商品。')).toBeVisible();
}

async function buyOnPhone(browser: Browser) {
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  await page.goto(`/product/${SET}`);
  const content = page.getByRole('region', { name: '組合內容' });
  await expect(content.getByRole('listitem')).toHaveCount(2);
  await expect(content.getByRole('listitem').first()).toContainText('× 2');
  await expectFullAccessibility(page);
  await addToCart(page, SET);
  await page.goto('/cart');
  await expect(page.getByText(/^每組內含：.* × 2、.* × 1$/)).toBeVisible();
  await fillIn(page, 'sets@pinpu.test');
  await goToPayment(page);
  await payByCard(page);
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('已付款');
  await expect(order).toContainText('每組內含：');
  const title = await order.getByRole('heading', { name: /^訂購單明細: / }).textContent();
  await context.close();
  return title?.split(': ')[1] ?? '';
}

test('a keeper makes a set of two goods, a shopper on a phone buys it, and the parts are taken and packed [T17]', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto(`${url}/el/shop/products/new`);
  await signInAdmin(desk, own.dataDir);
  await makeSet(desk);
  await expectFullAccessibility(desk);
  const before = [await unitsOf(desk, PARTS[0]), await unitsOf(desk, PARTS[1])];

  const code = await buyOnPhone(browser);
  expect([await unitsOf(desk, PARTS[0]), await unitsOf(desk, PARTS[1])]).toEqual([
    (before[0] ?? 0) - 2,
    (before[1] ?? 0) - 1,
  ]);

  await desk.goto(`${url}/el/shop/packing?codes=${code}`);
  const sheet = desk.getByRole('article', { name: `備貨單 ${code}` });
  await expect(sheet.getByRole('row', { name: new RegExp(`${SET} .*1 組$`) })).toBeVisible();
  await expect(sheet.getByRole('row', { name: new RegExp(`${PARTS[0]} .* 2$`) })).toBeVisible();
  await expect(sheet.getByRole('row', { name: new RegExp(`${PARTS[1]} .* 1$`) })).toBeVisible();
  await context.close();
});
