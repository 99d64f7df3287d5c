import { expect, type Locator, type Page } from '@playwright/test';
import { openShopDesk } from '../support/administration.ts';
import { openFilledCart, placePaidOrder } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { test as looking } from '../support/looking.ts';
import { readCode39 } from '../support/read-code39.ts';
import { goToPayment } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const DARK_INK = 'rgb(36, 31, 26)';

const orderDialog = (page: Page) => page.getByRole('dialog', { name: /^訂購單明細: / });

/** Places an order from the filled order page and opens its dialog. */
async function orderBy(page: Page, choice: string) {
  await goToPayment(page);
  await page.getByRole('button', { name: choice, exact: true }).click();
  await expect(orderDialog(page)).toContainText('訂購商品');
  return orderDialog(page);
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const footOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

/** The number of printed pages. */
async function sheets(page: Page, format: string) {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

test('a store barcode is printed completely: shop, order, amounts and scannable bars, without buttons and backdrop [D4, D9] [41 W15]', async ({
  page,
}) => {
  test.slow();
  await openFilledCart(page);
  const order = await orderBy(page, '取得超商繳費條碼');
  const bars = order.getByRole('list', { name: '超商繳費條碼' }).getByRole('img');
  await expect(bars.last()).toBeVisible();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden();
  // The ink is dark, whatever the colour scheme is.
  await expect(order).toHaveCSS('color', DARK_INK);
  await expect(page.locator('body > * header:not(dialog *)').first()).toBeHidden();
  await expect(order).toContainText('拼鋪');
  await expect(order.getByText('service@pinpu.test')).toBeVisible();
  await expect(order.getByText('應繳金額')).toBeVisible();
  await expect(order.getByText('運費')).toBeVisible();
  await expect(order.getByText('超商約於繳費後兩天通知入帳')).toBeVisible();
  // A printed backdrop would lie over the first page.
  const backdrop = order.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').display);
  expect(await backdrop).toBe('none');
  for (const name of ['關閉', '再買一次', '列印訂單'])
    await expect(order.getByText(name, { exact: true })).toBeHidden();
  for (const drawing of await bars.all())
    expect(`條碼 ${await readCode39(drawing)}`).toBe(await drawing.getAttribute('aria-label'));
});

test(
  'an order of many lines continues on the next pages, with the amounts below its last line [D3]',
  LONG,
  async ({ page }) => {
    test.setTimeout(120_000);
    const goods = ['P0101', 'P0102', 'P0103', 'P0201', 'P0202', 'P0203', 'P0301', 'P0302', 'P0303'];
    await openFilledCart(page, { goods: Object.fromEntries(goods.map((prd_id) => [prd_id, 1])) });
    const order = await orderBy(page, '信用卡付款');
    const one = await sheets(page, 'A2');
    expect(one).toBe(1);
    expect(await sheets(page, 'A4')).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    const lines = order.getByRole('region', { name: '訂購商品' }).getByRole('listitem');
    await expect(lines).toHaveCount(goods.length);
    expect(await topOf(order.getByText('訂單金額'))).toBeGreaterThanOrEqual(
      await footOf(lines.last()),
    );
  },
);

test(
  'the instructions of an ATM payment show amount, deadline and account, copy the account, and fit on one sheet with a short order [D3, D4, D5]',
  LONG,
  async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFilledCart(page);
    const order = await orderBy(page, '取得 ATM 轉帳帳號');
    const code = order.getByRole('region', { name: '繳費資訊' });
    for (const name of ['應繳金額', '繳費期限', '銀行代碼', '轉帳帳號'])
      await expect(code.getByText(name, { exact: true })).toBeVisible();
    await expect(code).toContainText('訂單通常在幾分鐘內自動更新');
    const account = (await code.getByText(/^\d{4}( \d{1,4})+$/).innerText()).replaceAll(' ', '');
    await code.getByRole('button', { name: '複製' }).click();
    await expect(code.getByRole('status')).toHaveText('已複製轉帳帳號');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account);
    expect(await sheets(page, 'A4')).toBe(1);
  },
);

/** The sizes of the printed pages in points, if the page itself may choose them. */
async function paper(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...new Set(pdf.match(/\/MediaBox\s*\[[^\]]*\]/g))].join();
}

const A4 = /^\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]$/;

looking(
  'a product is printed on one sheet: picture, name, price, description and address, without the frame [finding D19] [F2]',
  async ({ page }) => {
    await page.goto('/product/P0303');
    await expect(page.getByText('真的會酸')).toBeAttached();
    expect(await sheets(page, 'A4')).toBe(1);
    expect(await paper(page)).toMatch(A4);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', DARK_INK);
    await expect(page.getByRole('img', { name: '土鳳梨酥　十入' })).toBeVisible();
    await expect(page.getByText(/^[^/]+\/product\/P0303$/)).toBeVisible();
    for (const part of ['banner', 'navigation', 'contentinfo', 'button', 'link', 'search'] as const)
      await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);

    // For other pages the user chooses the paper.
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await paper(page)).not.toMatch(A4);
  },
);

test(
  'packing lists are printed on A4, the totals first and then whole orders, without frame, buttons and prices [D3]',
  LONG,
  async ({ page, browser }) => {
    test.slow();
    const codes = [await placePaidOrder(page), await placePaidOrder(page)];
    const desk = await openShopDesk(browser, `/el/shop/packing?codes=${codes.join(',')}`);
    await expect(desk.getByRole('article')).toHaveCount(3);
    const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(await paper(desk)).toMatch(A4);
    await desk.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const code of codes)
      await expect(desk.getByRole('article', { name: `備貨單 ${code}` })).toHaveCSS(
        'color',
        DARK_INK,
      );
    for (const part of ['banner', 'navigation', 'button', 'heading'] as const)
      await expect(
        desk.getByRole(part).and(desk.locator(':not(article *)')).filter({ visible: true }),
      ).toHaveCount(0);
    await expect(desk.getByText('NT$').filter({ visible: true })).toHaveCount(0);
    await desk.context().close();
  },
);
