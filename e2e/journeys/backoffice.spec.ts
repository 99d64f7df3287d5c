import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { openShopDesk } from '../support/administration.ts';
import { placePaidOrder } from '../support/filled-cart.ts';
import { test as looking } from '../support/looking-administrator.ts';
import { test } from '../support/test.ts';

const ship = async (page: Page, number: string) => {
  await page.getByLabel('物流').selectOption('黑貓宅急便');
  await page.getByRole('textbox', { name: '貨運單號' }).fill(number);
  await page.getByRole('button', { name: '出貨', exact: true }).click();
};

test('an order is found, packed and shipped on a screen; the shopper sees the parcel, a second administrator who did it [R8, R9]', async ({
  page,
  browser,
}) => {
  test.slow();
  const code = await placePaidOrder(page);
  const anna = await openShopDesk(browser, '/el/shop/orders');
  await anna.getByLabel('搜尋全部訂單').fill(code.toLowerCase());
  await anna.getByLabel('搜尋全部訂單').press('Enter');
  await anna.getByRole('checkbox', { name: `選取 ${code}` }).check();
  await expectFullAccessibility(anna);
  await anna.getByRole('link', { name: '列印備貨單' }).click();
  await expect(anna.getByRole('article', { name: `備貨單 ${code}` })).toContainText('林測試');
  await anna.getByRole('button', { name: '標示 1 筆為已備貨' }).click();
  await expect(anna.getByText('已標示為已備貨。')).toBeVisible();
  await anna.goBack();
  await anna.getByRole('link', { name: code }).click();
  await expect(anna.getByText('已備貨').first()).toBeVisible();
  await expectFullAccessibility(anna);

  const ben = await openShopDesk(browser, `/el/shop/orders/${code}`);
  await expect(ben.getByRole('heading', { name: code })).toBeVisible();

  await ship(anna, '901234567890');
  await expect(anna.getByRole('heading', { name: '更正貨運單號' })).toBeVisible();

  await ship(ben, '111111111111');
  await expect(ben.getByRole('alert')).toContainText(/這筆訂單剛才有變更：admin 於 .*「已出貨」/);
  await expect(ben.getByRole('link', { name: '黑貓宅急便 901234567890' })).toBeVisible();
  await expect(ben.getByRole('textbox', { name: '貨運單號' })).toHaveValue('111111111111');

  await page.reload();
  const order = page.getByRole('dialog', { name: /^訂購單明細: / });
  await expect(order).toContainText('901234567890');
  await anna.context().close();
  await ben.context().close();
});

test('the list keeps search and place in the address: Back returns to it [R9]', async ({
  browser,
}) => {
  const page = await openShopDesk(browser, '/el/shop/orders?tab=all');
  const first = page.getByRole('list', { name: '訂單' }).getByRole('link').first();
  const code = (await first.textContent()) ?? '';
  await page.getByLabel('搜尋全部訂單').fill(code);
  await page.getByRole('button', { name: '搜尋' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${code}`));
  await first.click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('搜尋全部訂單')).toHaveValue(code);
  await page.context().close();
});

for (const { path, shows } of [
  { path: '/el/shop', shows: '總覽' },
  { path: '/el/shop/shipments', shows: '批次出貨' },
  { path: '/el/shop/coupons', shows: '優惠券' },
  { path: '/el/shop/coupons/new', shows: '新增優惠券' },
  { path: '/el/shop/makers', shows: '生產者' },
  { path: '/el/shop/mails', shows: '未寄出的信' },
])
  looking(`no accessibility faults at ${path} [R9]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
    await expectFullAccessibility(page);
  });
