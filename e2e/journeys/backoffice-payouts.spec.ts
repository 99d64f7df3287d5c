import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { LONG } from '../support/forms.ts';
import { payoutShopUrl, startPayoutShop } from '../support/shops/payout-shop.ts';
import { test } from '../support/test.ts';

let shop: Awaited<ReturnType<typeof startPayoutShop>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startPayoutShop(['ann', 'bob']);
});
test.afterAll(() => shop.stop());

/** Opens a page of the back office with this heading as an administrator, in a browser context of its own. */
async function openDesk(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${payoutShopUrl}${address}`);
  await signInAdmin(page, shop.dataDir);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return page;
}

async function answer(page: Page, title: string | RegExp, button: string) {
  const dialog = page.getByRole('alertdialog', { name: title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a promoter is found, the account is shown on demand, disabled and enabled again [R9]',
  LONG,
  async ({ browser }) => {
    const page = await openDesk(browser, '/el/shop/promoters', '推廣者');
    await page.getByLabel('搜尋全部推廣者').fill('ann@');
    await page.getByLabel('搜尋全部推廣者').press('Enter');
    await expect(page.getByRole('list', { name: '推廣者' }).getByRole('listitem')).toHaveCount(1);
    await expectFullAccessibility(page);
    await page.getByRole('link', { name: 'ann' }).click();
    await expect(page.getByRole('heading', { name: 'ann', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'PPANN' })).toBeVisible();
    await expectFullAccessibility(page);
    await expect(page.getByText('0012345671234')).toBeHidden();
    await page.getByRole('button', { name: '顯示完整帳號' }).click();
    await expect(page.getByText('0012345671234')).toBeVisible();
    await page.getByRole('button', { name: '停用推廣者' }).click();
    await answer(page, '停用推廣者', '停用');
    await expect(page.getByText('已停用')).toBeVisible();
    await page.getByRole('button', { name: '恢復使用' }).click();
    await answer(page, '恢復使用', '恢復');
    await expect(page.getByText('推廣中')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('搜尋全部推廣者')).toHaveValue('ann@');
    await page.context().close();
  },
);

test('two people close a month and record its transfers at once: each happens once, and the second one sees the first one’s name [R8, R9]', async ({
  browser,
}) => {
  test.slow();
  const anna = await openDesk(browser, '/el/shop/payouts', '分潤結算');
  await expectFullAccessibility(anna);
  const month =
    (await anna
      .getByRole('link', { name: /^20\d\d-\d\d$/ })
      .first()
      .textContent()) ?? '';
  await anna.getByRole('link', { name: month }).click();
  await expect(anna.getByText(/這是試算/)).toBeVisible();
  await expectFullAccessibility(anna);
  const ben = await openDesk(browser, `/el/shop/payouts/${month}`, `${month} 分潤`);
  await expect(ben.getByText(/這是試算/)).toBeVisible();

  await anna.getByRole('button', { name: `結算 ${month}` }).click();
  await answer(anna, `結算 ${month}`, '結算');
  await expect(anna.getByText('已結算')).toBeVisible();
  await ben.getByRole('button', { name: `結算 ${month}` }).click();
  await answer(ben, `結算 ${month}`, '結算');
  await expect(ben.getByText(/^admin 於 .*結算$/)).toBeVisible();

  const download = anna.waitForEvent('download');
  await anna.getByRole('button', { name: '下載匯款檔' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(`="008",,="0012345671234",ann,240,${month} 分潤`);
  await expectFullAccessibility(anna);

  await ben.getByRole('checkbox', { name: /^全選待匯款/ }).check();
  await anna.getByRole('checkbox', { name: '選取 ann' }).check();
  await anna.getByRole('button', { name: '記錄已匯款' }).click();
  await answer(anna, '記錄已匯款', '記錄 1 筆');
  await expect(anna.getByText(/ 已匯款$/)).toHaveCount(1);
  await ben.getByRole('button', { name: '記錄已匯款' }).click();
  await answer(ben, '記錄已匯款', '記錄 2 筆');
  await expect(ben.getByRole('alert')).toContainText(/已經記錄過匯款：ann（.*由 admin 記錄）/);
  await expect(ben.getByRole('checkbox', { name: '選取 bob' })).toBeChecked();
  await ben.getByRole('button', { name: '記錄已匯款' }).click();
  await answer(ben, '記錄已匯款', '記錄 1 筆');
  await expect(ben.getByText(/ 已匯款$/)).toHaveCount(2);
  await anna.context().close();
  await ben.context().close();
});
