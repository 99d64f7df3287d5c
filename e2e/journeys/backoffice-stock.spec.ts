import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { signInAdmin } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { dialogClosed } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const TABLE = '/el/shop/stock';
/** Products that no other journey shows or buys. */
const OWN = `${TABLE}?q=P05`;
const DESKTOP = { width: 1440, height: 900 };

async function openTable(browser: Browser, address: string, viewport = DESKTOP): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ viewport, permissions });
  const page = await context.newPage();
  await page.goto(address);
  await signInAdmin(page);
  await expect(page.getByRole('heading', { level: 1, name: '庫存與價格' })).toBeVisible();
  return page;
}

async function expectAccessibleTable(page: Page) {
  await expectFullAccessibility(page);
  await page.setViewportSize(DESKTOP);
}

const priceOf = (page: Page) => page.locator('[data-field="price"]').first();

test('a price typed in the table becomes the shop’s, can be undone, and conflicts in a second tab with the old one', async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await openTable(browser, OWN);
  const code = (await priceOf(desk).getAttribute('data-product')) ?? '';
  const before = (await priceOf(desk).textContent()) ?? '';
  await expectAccessibleTable(desk);
  const second = await desk.context().newPage();
  await second.goto(OWN);
  await expect(priceOf(second)).toHaveText(before);

  await priceOf(desk).click();
  await desk.keyboard.type('７７７７');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: '仍要儲存' }).click();
  await expect(desk.getByText(`${before} → NT$7,777`)).toBeVisible();
  await page.goto(`/p/${code}`);
  await expect(page.getByText('7,777').first()).toBeVisible();

  await priceOf(second).click();
  await second.keyboard.type('8888');
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name: '仍要儲存' }).click();
  await expect(second.getByRole('alert')).toContainText('現在是 NT$7,777');
  await expect(priceOf(second)).toHaveText('8888');
  await expectAccessible(second);
  await second.getByRole('button', { name: '放棄我填的' }).click();
  await expect(priceOf(second)).toHaveText('NT$7,777');

  await desk.keyboard.press('Control+z');
  await expect(desk.getByText(/^已復原：/)).toBeVisible();
  await expect(priceOf(desk)).toHaveText(before);
  await desk.getByRole('link', { name: '最近的變更' }).click();
  const edit = desk.getByRole('listitem').filter({ hasText: `${before} → NT$7,777` });
  await expect(edit.filter({ hasText: '已復原' }).first()).toBeVisible();
  await expectFullAccessibility(desk);
  await page.reload();
  await expect(page.getByText('7,777')).toHaveCount(0);
  await desk.context().close();
});

test('a block is pasted from a spreadsheet and undone; 10 000 rows are rejected at once', async ({
  browser,
}) => {
  const desk = await openTable(browser, OWN);
  const stocks = desk.locator('[data-field="low_stock"]');
  const paste = async (text: string) => {
    await stocks.first().focus();
    await stocks.first().evaluate((cell, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  };
  await paste('1\n'.repeat(10_000));
  await expect(desk.getByText(/一次最多貼上 200 列，這次有 10000 列/)).toBeVisible();
  await paste('41\n42\n');
  await expect(desk.getByText('已儲存 2 項商品的 2 格')).toBeVisible();
  await expect(stocks.nth(1)).toHaveText('42');
  await desk.getByRole('button', { name: '復原' }).click();
  await expect(stocks.nth(1)).not.toHaveText('42');
  await desk.context().close();
});

test('keys, wheel, paste and focus change only the number that was confirmed [41 D1, 41 D2]', async ({
  browser,
}) => {
  const desk = await openTable(browser, OWN);
  const cells = desk.locator('[data-field="price1"]');
  const before = await cells.allTextContents();
  await cells.first().focus();
  await desk.keyboard.press('-');
  await desk.keyboard.type('5');
  const input = cells.first().getByRole('textbox');
  await expect(input).toHaveValue('-5');
  await input.hover();
  await desk.mouse.wheel(0, 120);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('alert')).toContainText('「-5」不是');
  await desk.keyboard.press('Escape');

  const lines = ['211', '212'];
  await cells.first().click();
  await desk.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await desk.keyboard.press('Control+v');
  const confirm = desk.getByRole('button', { name: '仍要儲存' });
  await expect(confirm.or(desk.getByText('已儲存 2 項商品的 2 格')).first()).toBeVisible();
  while ((await confirm.count()) > 0) await confirm.first().click();
  await cells.nth(3).click();
  await desk.keyboard.press('Escape');
  await desk.getByRole('heading', { level: 1 }).click();
  for (const [at, line] of lines.entries()) await expect(cells.nth(at)).toHaveText(`NT$${line}`);
  await desk.reload();
  const expected = before.map((text, at) => (lines[at] ? `NT$${lines[at]}` : text));
  await expect(cells).toHaveText(expected);
  await desk.context().close();
});

test(
  'on a phone a product opens a sheet; filters stay in the address',
  LONG,
  async ({ browser }) => {
    const desk = await openTable(browser, TABLE, { width: 390, height: 844 });
    await desk.getByRole('tab', { name: /快賣完/ }).click();
    await expect(desk).toHaveURL(/show=low/);
    await desk.getByRole('list', { name: '庫存與價格' }).getByRole('button').first().click();
    const sheet = desk.getByRole('dialog', { name: '庫存與價格' });
    await sheet.getByLabel('售價', { exact: true }).fill('3.7');
    await sheet.getByRole('button', { name: '儲存' }).click();
    await expect(sheet.getByText(/「3.7」不是/)).toBeVisible();
    await expectAccessible(desk);
    await sheet.getByRole('button', { name: '取消' }).click();
    await dialogClosed(desk);
    await desk.goBack();
    await expect(desk).not.toHaveURL(/show=low/);
    await desk.context().close();
  },
);
