import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { shop } from '../support/shop.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since other journeys count the goods of theirs. */
const url = `http://localhost:${shop.port + 82}`;
let own: Awaited<ReturnType<typeof startOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnShop('options', { url });
});
test.afterAll(() => own.stop());

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Makes a product on its screen, with 30 in stock. */
async function makeProduct(page: Page, code: string) {
  await page.getByLabel('品名').fill('旅程測試衫');
  await page.getByLabel('商品編號').fill(code);
  await page.getByLabel('售價').fill('590');
  await page.getByLabel('庫存', { exact: true }).fill('30');
  await page.getByLabel('分類', { exact: true }).selectOption('tea');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已新增商品。')).toBeVisible();
}

/** Pastes a block of a spreadsheet at a cell. */
const paste = (page: Page, name: string, text: string) =>
  cell(page, name).evaluate((input, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', paste));
  }, text);

async function save(page: Page, message: string) {
  await page.getByRole('button', { name: '儲存規格' }).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

interface SoldVariant {
  var_id: string;
  option_values: string[];
  price: number;
  tot_qty: number;
}

/** The variants of a product as shoppers get them; undefined for a product without options. */
async function soldVariants(page: Page, code: string): Promise<SoldVariant[] | undefined> {
  const { body } = await (await page.request.get(`${url}/api/product/${code}`)).json();
  return body.variants;
}

test('a product gets two options and a table of variants; a second editor overwrites nothing; all are removed again [T7]', async ({
  browser,
}) => {
  test.slow();
  const code = 'SHIRT-1';
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/el/shop/products/new`);
  await signInAdmin(page, own.dataDir);
  await makeProduct(page, code);

  await page.getByRole('button', { name: '新增規格' }).click();
  await page.getByRole('button', { name: '＋顏色' }).click();
  await cell(page, '新增顏色的值').fill('紅、藍');
  await cell(page, '新增顏色的值').press('Enter');
  await page.getByRole('button', { name: '＋尺寸' }).click();
  await paste(page, '新增尺寸的值', 'S\nM\nL');
  await page.getByRole('button', { name: '整欄填入' }).click();
  await page.getByLabel('欄位').selectOption('庫存');
  await page.getByLabel('填入的值').fill('5');
  await page.getByRole('button', { name: '填入 6 種' }).click();
  await paste(page, '藍／S 售價', '610\t580\n620\t\n630\t600\n');
  await cell(page, '紅／M 條碼').fill('123');
  await page.getByRole('button', { name: '儲存規格' }).click();
  await expect(page.getByText('有 1 個地方要修改，還沒有儲存。')).toBeVisible();
  await expect(cell(page, '紅／M 條碼')).toBeFocused();
  await cell(page, '紅／M 條碼').fill('');
  await expectFullAccessibility(page);
  // The check ends at the width of a phone, where the table is a list.
  await page.setViewportSize({ width: 1440, height: 900 });
  await save(page, '已儲存 6 種規格');
  await expect(cell(page, '紅／S 商品編號')).toHaveValue(`${code}-1`);
  await expect(page.getByText('共 6 種規格，各有售價和庫存。')).toBeVisible();
  const sold = await soldVariants(page, code);
  expect(sold?.map(({ option_values, price }) => [option_values.join(''), price])).toEqual([
    ...[
      ['紅S', 590],
      ['紅M', 590],
      ['紅L', 590],
    ],
    ...[
      ['藍S', 610],
      ['藍M', 620],
      ['藍L', 630],
    ],
  ]);
  expect(sold?.map(({ tot_qty }) => tot_qty)).toEqual([5, 5, 5, 5, 5, 5]);

  const second = await page.context().newPage();
  await second.goto(`${url}/el/shop/products/${code}`);
  await cell(second, '紅／S 售價').fill('700');
  await cell(page, '紅／S 售價').fill('600');
  await page.getByRole('checkbox', { name: '藍／L 販售' }).uncheck();
  await save(page, '已儲存 6 種規格');
  await second.getByRole('button', { name: '儲存規格' }).click();
  const changes = second.getByRole('list', { name: '別人的變更' });
  await expect(changes).toContainText('紅／S 售價：590 → 600，您填的是 700');
  await expect(changes).toContainText('藍／L：販售 → 停售');
  await save(second, '已儲存 6 種規格');
  expect((await soldVariants(page, code))?.map(({ price }) => price)).toEqual([
    ...[700, 590, 590, 610, 620],
  ]);
  await page.reload();
  await page.getByRole('button', { name: '移除藍' }).click();
  await expect(page.getByText('會刪掉 3 種規格，儲存後生效。')).toBeVisible();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  await save(page, '已儲存 3 種規格');
  await page.getByRole('button', { name: '改回單一規格' }).click();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  await save(page, '已改回單一規格');
  expect(await soldVariants(page, code)).toBeUndefined();
  await expect(page.getByLabel('售價', { exact: true })).toBeVisible();
  await page.context().close();
});
