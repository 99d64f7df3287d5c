import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

async function openShopDesk(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await signInAdmin(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const photo = async (name: string, red: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: 640, channels: 3, background: { r: red, g: 120, b: 80 } },
  })
    .jpeg()
    .toBuffer(),
});

const codeOf = () => `E2E-${randomBytes(4).toString('hex')}`;

const photos = (page: Page) => page.getByRole('list', { name: '照片的順序' }).getByRole('img');

test('a product with photos is made on a screen and sold at once; a second tab overwrites nothing', async ({
  browser,
  page: shopper,
}) => {
  test.slow();
  const code = codeOf();
  const page = await openShopDesk(browser, '/el/shop/products');
  await page.getByRole('link', { name: '新增商品' }).click();
  await page.getByLabel('品名').fill('旅程測試茶');
  await page.getByLabel('商品編號').fill(code);
  await page.getByLabel('售價').fill('1,200');
  await page.getByLabel('庫存', { exact: true }).fill('8');
  await page.getByLabel('分類', { exact: true }).selectOption('tea');
  await page
    .getByLabel('選擇照片檔')
    .setInputFiles([
      await photo('one.jpg', 200),
      await photo('two.jpg', 20),
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
  await expect(page.getByText(/^「broken.jpg」不是可以使用的圖片/)).toBeVisible();
  await expect(photos(page)).toHaveCount(2);
  await page.getByRole('button', { name: '移除：第 3 張照片' }).click();
  await page.getByRole('button', { name: '往前移：第 2 張照片' }).click();
  await expectFullAccessibility(page);
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已新增商品。')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/el/shop/products/${code}$`));

  await shopper.goto(`/p/${code}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('旅程測試茶');
  await expect(shopper.getByText('1,200').first()).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(`/el/shop/products/${code}`);
  await second.getByLabel('售價').fill('1300');

  await page.getByLabel('售價').fill('1250');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('1,250').first()).toBeVisible();

  await second.getByRole('button', { name: '儲存' }).click();
  await expect(second.getByRole('alert')).toContainText(/這個商品剛才有變更：admin 於/);
  await expect(second.getByRole('list', { name: '別人的變更' })).toHaveText(
    '售價：1200 → 1250，您填的是 1300',
  );
  await expect(second.getByLabel('售價')).toHaveValue('1300');

  await second.goBack();
  await expect(second.getByRole('alertdialog', { name: '還沒有儲存' })).toBeVisible();
  await second.getByRole('button', { name: '繼續編輯' }).click();
  await second.getByLabel('上架，買家看得到也買得到').uncheck();
  await second.getByRole('button', { name: '儲存' }).click();
  await expect(second.getByText('已下架')).toBeVisible();
  expect((await shopper.request.get(`/api/product/${code}`)).status()).toBe(404);
  await page.context().close();
});

test('a goods file is checked, and imported when that is confirmed', LONG, async ({ browser }) => {
  const code = codeOf();
  const page = await openShopDesk(browser, '/el/shop/import');
  const choose = (content: string) =>
    page.getByLabel(/商品檔，檔案|換一個檔案，檔案/).setInputFiles({
      name: 'goods.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${content}`),
    });
  await choose(`商品編號,品名,分類,售價\n${code},匯入的茶,旅程分類,free\n`);
  await expect(page.getByRole('row', { name: /2 D 售價 「free」不是/ })).toBeVisible();
  await expectFullAccessibility(page);
  await choose(`商品編號,品名,分類,售價,庫存\n${code},匯入的茶,旅程分類,300,5\n`);
  await expect(page.getByText(/共 1 列：新增 1/)).toBeVisible();
  await page.getByRole('button', { name: '匯入', exact: true }).click();
  await expect(page.getByText(/^已匯入。/)).toBeVisible();

  await page.getByRole('link', { name: '看商品列表' }).click();
  await page.getByRole('searchbox', { name: '搜尋商品' }).fill(code);
  await page.getByRole('searchbox', { name: '搜尋商品' }).press('Enter');
  await expect(page.getByRole('list', { name: '商品' }).getByRole('listitem')).toHaveCount(1);
  await expectFullAccessibility(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '匯出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^商品-\d{8}\.csv$/);

  await page.getByRole('link', { name: '匯入的茶' }).click();
  await page.getByRole('button', { name: '刪除商品' }).click();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  await page.goto('/el/shop/categories');
  await page.getByRole('button', { name: '刪除：旅程分類' }).click();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page.getByText('旅程分類')).toHaveCount(0);
  await expectFullAccessibility(page);
  await page.context().close();
});
