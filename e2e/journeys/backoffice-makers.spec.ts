import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { openShopDesk } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

const suffix = () => randomBytes(4).toString('hex');

async function addMaker(page: Page, name: string, code: string) {
  await page.getByRole('link', { name: '新增生產者' }).click();
  await page.getByLabel('名稱').fill(name);
  await page.getByLabel('代碼').fill(code);
  await page.getByLabel('故事').fill('兩個人，一座窯。\n\n手整天是濕的。');
  await page.getByLabel('食品業者登錄字號').fill('U-1');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page.getByText(/^「U-1」不是食品業者登錄字號/)).toBeVisible();
  await page.getByLabel('食品業者登錄字號').fill('u999999999999990');
  await expectFullAccessibility(page);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page.getByText('已新增，現在可以在商品上選這位生產者。')).toBeVisible();
  await expect(page.getByLabel('食品業者登錄字號')).toHaveValue('U-999999999-99999-0');
}

async function addProduct(page: Page, name: string, maker: string) {
  await page.goto('/el/shop/products/new');
  await page.getByLabel('品名').fill('旅程測試餅');
  await page.getByLabel('商品編號').fill(name);
  await page.getByLabel('售價').fill('120');
  await page.getByLabel('分類', { exact: true }).selectOption('pastry');
  await page.getByLabel('生產者').selectOption({ label: maker });
  await page.getByLabel('成分').fill('麵粉、花生');
  await page.getByLabel('花生', { exact: true }).check();
  await page.getByLabel('含麩質之穀物').check();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已新增商品。')).toBeVisible();
}

test('a maker is added on a screen, given to a product, shown at once, and hidden again', async ({
  browser,
  page: shopper,
}) => {
  test.slow();
  const code = `e2e-${suffix()}`;
  const name = `旅程作坊${suffix()}`;
  const page = await openShopDesk(browser, '/el/shop/makers');
  await addMaker(page, name, code);
  await addProduct(page, code, name);

  await shopper.goto(`/product/${code}`);
  const label = shopper.getByRole('region', { name: '食品標示' });
  await label.scrollIntoViewIfNeeded();
  await expect(
    label.getByText('本產品含有花生、含麩質之穀物，不適合對其過敏體質者食用。'),
  ).toBeVisible();
  await expect(label.getByText('U-999999999-99999-0')).toBeVisible();
  await shopper.getByRole('link', { name }).click();
  await expect(shopper.getByText('手整天是濕的。')).toBeVisible();

  await page.goto(`/el/shop/makers/${code}`);
  await expect(page.getByText('1 個商品')).toBeVisible();
  await expect(page.getByRole('button', { name: '刪除生產者' })).toHaveCount(0);
  await page.getByLabel('在商品頁介紹，並有自己的一頁').uncheck();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存，立即生效。')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText(/^找不到這位生產者/)).toBeVisible();

  // Restores the shop: first the product, then the maker, which is no longer used.
  await page.goto(`/el/shop/products/${code}`);
  await page.getByRole('button', { name: '刪除商品' }).click();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page).toHaveURL(/\/el\/shop\/products$/);
  await page.goto(`/el/shop/makers/${code}`);
  await page.getByRole('button', { name: '刪除生產者' }).click();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page).toHaveURL(/\/el\/shop\/makers$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test(
  'a maker changed in another tab shows its current values and keeps the typed input',
  LONG,
  async ({ browser }) => {
    test.slow();
    const code = `e2e-${suffix()}`;
    const page = await openShopDesk(browser, '/el/shop/makers');
    await addMaker(page, `旅程作坊${suffix()}`, code);
    const second = await page.context().newPage();
    await second.goto(`/el/shop/makers/${code}`);
    await second.getByLabel('所在地').fill('嘉義縣');
    await page.getByLabel('所在地').fill('南投縣');
    await page.getByRole('button', { name: '儲存' }).click();
    await expect(page.getByText('已儲存，立即生效。')).toBeVisible();
    await second.getByRole('button', { name: '儲存' }).click();
    await expect(second.getByText(/這個生產者剛才有變更：admin 於/)).toBeVisible();
    await expect(second.getByText('目前是「南投縣」')).toBeVisible();
    await expect(second.getByLabel('所在地')).toHaveValue('嘉義縣');
    await expectFullAccessibility(second);
    await second.getByRole('button', { name: '儲存' }).click();
    await expect(second.getByText('已儲存，立即生效。')).toBeVisible();
    await second.getByRole('button', { name: '刪除生產者' }).click();
    await second.getByRole('button', { name: '刪除', exact: true }).click();
    await expect(second).toHaveURL(/\/el\/shop\/makers$/);
  },
);
